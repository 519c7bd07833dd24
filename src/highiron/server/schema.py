"""Structs in the served schema with their docstrings as descriptions."""

import inspect

from litestar._openapi.schema_generation import SchemaCreator
from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin
from litestar.openapi.spec import Schema
from litestar.typing import FieldDefinition


class StructSchemas(StructSchemaPlugin):
    """Describes a struct by the words that describe it in the code."""

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        schema = super().to_openapi_schema(field_definition, schema_creator)
        words = inspect.getdoc(field_definition.type_)
        if words and not schema.description:
            schema.description = " ".join(words.split())
        return schema

/** The served schema as a page shows it: operations by part, with examples made from what the schema says. */

export interface Shape {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  oneOf?: Shape[];
  anyOf?: Shape[];
  additionalProperties?: Shape | boolean;
  minimum?: number;
  format?: string;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Shape;
}

interface Content {
  content?: Record<string, { schema?: Shape }>;
  description?: string;
}

export interface Operation {
  method: string;
  path: string;
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: Content;
  responses?: Record<string, Content>;
  security?: Record<string, string[]>[];
}

export interface Schema {
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, Omit<Operation, "method" | "path">>>;
  components: { schemas: Record<string, Shape> };
}

const METHODS = ["get", "post", "put", "patch", "delete"];

/** Operations by their tag, in the order of the schema. */
export function byTag(schema: Schema): Map<string, Operation[]> {
  const found = new Map<string, Operation[]>();
  for (const [path, methods] of Object.entries(schema.paths))
    for (const method of METHODS) {
      const operation = methods[method];
      if (!operation) continue;
      const tag = operation.tags?.[0] ?? "";
      found.set(tag, [...(found.get(tag) ?? []), { ...operation, method, path }]);
    }
  return found;
}

const DEEPEST = 4;

/** A value as the shape allows it. */
export function example(schema: Schema, shape: Shape | undefined, depth = 0): unknown {
  if (!shape) return null;
  if (shape.examples?.length) return shape.examples[0];
  if (shape.$ref) return example(schema, schema.components.schemas[shape.$ref.split("/").at(-1) ?? ""], depth);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum?.length) return shape.enum[0];
  const choices = shape.oneOf ?? shape.anyOf;
  if (choices?.length) return example(schema, choices.find((choice) => choice.type !== "null") ?? choices[0], depth);
  const type = Array.isArray(shape.type) ? shape.type.find((name) => name !== "null") : shape.type;
  if (shape.default !== undefined && type !== "object") return shape.default;
  if (type === "object" || shape.properties) return objectOf(schema, shape, depth);
  if (type === "array") return depth >= DEEPEST ? [] : [example(schema, shape.items, depth + 1)];
  if (type === "integer" || type === "number") return Math.max(1, shape.minimum ?? 1);
  if (type === "boolean") return true;
  return type === "string" ? "…" : null;
}

function objectOf(schema: Schema, shape: Shape, depth: number): Record<string, unknown> {
  if (depth >= DEEPEST) return {};
  const fields = Object.entries(shape.properties ?? {});
  return Object.fromEntries(fields.map(([name, field]) => [name, example(schema, field, depth + 1)]));
}

const body = (content: Content | undefined): Shape | undefined => content?.content?.["application/json"]?.schema;

/** What to send, as text; "" for nothing. */
export function requestExample(schema: Schema, operation: Operation): string {
  const shape = body(operation.requestBody);
  return shape ? JSON.stringify(example(schema, shape), null, 2) : "";
}

/** What comes back when it went well, as text; "" where that is not JSON. */
export function answerExample(schema: Schema, operation: Operation): string {
  const good = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith("2"));
  const shape = body(good?.[1]);
  return shape ? JSON.stringify(example(schema, shape), null, 2) : "";
}

/** The call on a command line. */
export function curl(schema: Schema, operation: Operation, origin: string): string {
  const sends = requestExample(schema, operation);
  const parts = ["curl"];
  if (operation.method !== "get") parts.push(`-X ${operation.method.toUpperCase()}`);
  parts.push(`-H "Authorization: Bearer $TOKEN"`);
  if (sends) parts.push(`-H "Content-Type: application/json" -d '${JSON.stringify(JSON.parse(sends))}'`);
  parts.push(`${origin}${operation.path}`);
  return parts.join(" ");
}

import { expect, test } from "vitest";
import { answerExample, byTag, curl, requestExample, type Schema } from "./openapi";

const schema: Schema = {
  info: { title: "A", version: "1" },
  components: {
    schemas: {
      Seat: { type: "object", properties: { letter: { type: "string", enum: ["A", "B"] }, free: { type: "boolean" } } },
    },
  },
  paths: {
    "/api/seats": {
      get: {
        tags: ["tables"],
        responses: {
          "200": {
            content: {
              "application/json": { schema: { type: "array", items: { $ref: "#/components/schemas/Seat" } } },
            },
          },
        },
      },
      put: {
        tags: ["tables"],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Seat" } } } },
      },
    },
  },
};

test("operations are shown by part, with examples that follow the schema", () => {
  const [get, put] = byTag(schema).get("tables") ?? [];
  if (!get || !put) throw new Error("an operation is missing");
  expect(JSON.parse(answerExample(schema, get))).toEqual([{ letter: "A", free: true }]);
  expect(JSON.parse(requestExample(schema, put))).toEqual({ letter: "A", free: true });
  expect(curl(schema, put, "http://x")).toBe(
    `curl -X PUT -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" -d '{"letter":"A","free":true}' http://x/api/seats`,
  );
});

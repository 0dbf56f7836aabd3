import { sample } from 'openapi-sampler';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** JSON Schema of a body or an answer. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

/** An example of what a schema allows. */
export const exampleOf = (schema: JsonSchema): unknown =>
  sample(schema as Parameters<typeof sample>[0], { quiet: true }, schema);

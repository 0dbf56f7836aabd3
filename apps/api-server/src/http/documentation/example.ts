import { sample } from 'openapi-sampler';
import { z } from 'zod';

/** JSON Schema of a body or an answer. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

/** An example of what a schema allows, as JSON people can read. */
export function exampleOf(schema: z.ZodType, io: 'input' | 'output'): string {
  const json = schemaOf(schema, io);
  return JSON.stringify(sample(json as Parameters<typeof sample>[0], { quiet: true }, json), null, 2);
}

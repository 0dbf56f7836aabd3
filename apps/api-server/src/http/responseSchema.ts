import { z } from 'zod';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords that shape an answer; the others only validate. */
const SHAPING = new Set([
  'type',
  'properties',
  'required',
  'items',
  'anyOf',
  'oneOf',
  'allOf',
  'additionalProperties',
  'const',
  'enum',
  'nullable',
]);

/** `anyOf [X, null]` of a plain type becomes `type: [X, 'null']`, which serialises much faster. */
function nullable(schema: JsonObject): JsonObject {
  const [inner, none] = Array.isArray(schema.anyOf) && schema.anyOf.length === 2 ? schema.anyOf : [];
  if (!isObject(inner) || !isObject(none) || none.type !== 'null' || typeof inner.type !== 'string') return schema;
  if (inner.type === 'object' || inner.type === 'array') return { ...inner, nullable: true };
  return { ...inner, type: [inner.type, 'null'] };
}

/** References are written out: every schema then stands alone. Keywords that only validate are left away. */
function expand(value: Json, definitions: JsonObject): Json {
  if (Array.isArray(value)) return value.map((item) => expand(item, definitions));
  if (!isObject(value)) return value;
  if (typeof value.$ref === 'string') return expand(definitions[value.$ref.split('/').at(-1)!] ?? {}, definitions);
  const kept: JsonObject = {};
  for (const [key, inner] of Object.entries(value)) {
    if (!SHAPING.has(key)) continue;
    kept[key] = key === 'properties' ? expandProperties(inner, definitions) : expand(inner, definitions);
  }
  return nullable(kept);
}

function expandProperties(properties: Json, definitions: JsonObject): Json {
  if (!isObject(properties)) return properties;
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, expand(schema, definitions)]));
}

/** Schemas that were turned over: entries share many, and a test builds the API more than once. */
const made = new WeakMap<z.ZodType, JsonObject>();

/** JSON schema that Fastify serialises an answer through: what it does not declare never leaves. */
export function responseSchema(schema: z.ZodType): JsonObject {
  const known = made.get(schema) ?? makeSchema(schema);
  made.set(schema, known);
  return known;
}

function makeSchema(schema: z.ZodType): JsonObject {
  const json = z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
    unrepresentable: 'any',
  }) as unknown as JsonObject;
  const definitions = isObject(json.definitions) ? json.definitions : {};
  const expanded = expand(json, definitions);
  return isObject(expanded) ? expanded : {};
}

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the API's document says of a value. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  minimum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
}

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const DOCUMENT = JSON.parse(readFileSync(new URL('../../../api/openapi.json', import.meta.url), 'utf8')) as ApiDocument;

const DAY = '2026-11-23';
const FORMATS: Readonly<Record<string, string>> = {
  date: DAY,
  'date-time': `${DAY}T03:00:00.000Z`,
  email: 'sekar@surel.example',
  uri: 'https://contoh.example/',
};

/** What everything there is goes by in addresses. */
export const SAMPLE_NAME = '1';
/** Fields by whose values an address names something. */
const NAMES = /slug|code$/i;

/**
 * A value as a schema asks for it; of several the first that is something, of a list one.
 * @param name of the field @param call it is an answer to, by which texts differ
 */
function sampleOf(schema: Schema, name: string, call: string): unknown {
  if (schema.$ref) return sampleOf(DOCUMENT.components.schemas[schema.$ref.split('/').at(-1)!]!, name, call);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, name, call)));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return sampleOf(choices.find(({ type }) => type !== 'null') ?? {}, name, call);
  switch ([schema.type ?? []].flat().find((type) => type !== 'null')) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [key, sampleOf(value, key, call)]),
      );
    case 'array':
      return schema.items ? [sampleOf(schema.items, name, call)] : [];
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'string':
      return FORMATS[schema.format ?? ''] ?? (NAMES.test(name) ? SAMPLE_NAME : `${name} of ${call}`);
    default:
      return null;
  }
}

const templates = Object.entries(DOCUMENT.paths).map(([path, operations]) => ({
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  isNamed: path.includes('{'),
  operations,
}));

/** What the document says a call is answered with; undefined for one it does not know. */
function answerTo(method: string, path: string): unknown {
  const known = templates.filter(({ pattern, operations }) => pattern.test(path) && operations[method]);
  const { operations } = known.find(({ isNamed }) => !isNamed) ?? known[0] ?? {};
  const schema = operations?.[method]?.responses['200']?.content?.['application/json']?.schema;
  return schema && sampleOf(schema, '', path);
}

/** Where an API listens that answers every call as its document says it does. */
export async function startSampleApi(): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://api.example').pathname;
    const answer = answerTo((request.method ?? 'GET').toLowerCase(), path);
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { code: 404, status: 'NOT_FOUND', message: 'Tidak ada.' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { z } from 'zod';
import { catalogue, type AuthMark, type Entry } from './catalogue/index.ts';

const SECURITY: Record<AuthMark, Record<string, string[]>[]> = {
  P: [{ client: [] }],
  O: [{ bearer: [] }, { client: [] }],
  B: [{ bearer: [] }],
  R: [{ refresh: [] }],
  W: [{ signature: [] }],
  A: [{ staff: [] }],
  S: [{ staff: [] }],
};

const REASONS: Record<number, string> = {
  400: 'The request is not understood',
  401: 'Credentials are missing, wrong or expired',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflicts with what is there; data says how to go on',
  413: 'The file is too large',
  415: 'A file of another kind is wanted',
  422: 'The Idempotency-Key was used with another body',
  429: 'Too many requests; wait for Retry-After seconds',
  500: 'Something went wrong',
  503: 'A part is down',
};

/** Array fields travel as `name[]`. */
function queryWithBrackets(query: z.ZodObject): z.ZodObject {
  const named = Object.entries(query.shape).map(([name, field]) => {
    const inner = field instanceof z.ZodOptional ? field.unwrap() : field;
    return [inner instanceof z.ZodArray ? `${name}[]` : name, field];
  });
  return z.object(Object.fromEntries(named));
}

const fileResponse = (status: number, mediaType: string) => [
  status,
  { description: 'The file', content: { [mediaType]: { schema: { type: 'string' as const, format: 'binary' } } } },
];

/** A form with one file, sent as multipart. */
const uploadBody = (field: string) => ({
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: [field],
        properties: { [field]: { type: 'string' as const, format: 'binary' } },
      },
    },
  },
});

function describe({ description, permission }: Entry): { description?: string } {
  const said = [description, permission ? `Takes the permission \`${permission}\`.` : undefined]
    .filter(Boolean)
    .join(' ');
  return said ? { description: said } : {};
}

function operation(entry: Entry): ZodOpenApiOperationObject {
  const responses = Object.entries(entry.responses).map(([status, schema]) => [
    status,
    { description: REASONS[Number(status)] ?? 'Success', content: { 'application/json': { schema } } },
  ]);
  return {
    operationId: entry.id,
    summary: entry.summary,
    ...describe(entry),
    tags: [entry.id.split('.')[0]!],
    security: entry.open ? [{}, ...SECURITY[entry.auth]] : SECURITY[entry.auth],
    requestParams: {
      ...(entry.params ? { path: entry.params } : {}),
      ...(entry.query ? { query: queryWithBrackets(entry.query) } : {}),
    },
    ...(entry.body ? { requestBody: { required: true, content: { 'application/json': { schema: entry.body } } } } : {}),
    ...(entry.upload ? { requestBody: uploadBody(entry.upload.field) } : {}),
    responses: Object.fromEntries([
      ...(entry.file ? [fileResponse(entry.status ?? 200, entry.file)] : []),
      ...responses,
    ]),
  };
}

/** The OpenAPI 3.1 document of the catalogue. Same catalogue, same document. */
export function openApiDocument() {
  const paths: ZodOpenApiPathsObject = {};
  for (const entry of catalogue) {
    paths[entry.path] = { ...paths[entry.path], [entry.method.toLowerCase()]: operation(entry) };
  }
  return createDocument({
    openapi: '3.1.1',
    info: {
      title: 'Suluh API',
      version: '1.0.0',
      description:
        'Courses, learners and everything around them. Answers come in one envelope; `X-Program` names the tenant; empty query fields may be left out.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        client: {
          type: 'http',
          scheme: 'basic',
          description: 'Identifies the client application; carries no authority',
        },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Access token, 900 seconds' },
        refresh: { type: 'http', scheme: 'bearer', description: 'Refresh token' },
        staff: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Access token of a staff member' },
        signature: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Signature',
          description: 'Signature of the payment provider',
        },
      },
    },
  });
}

import { catalogue, type AuthMark, type Entry } from '@suluh/api/catalogue';
import { openApiDocument } from '@suluh/api/openapi';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const MARKS: Record<AuthMark, string> = {
  P: 'client application (Basic)',
  O: 'bearer if present, else Basic',
  B: 'bearer',
  R: 'refresh token as bearer',
  W: 'provider signature',
  A: 'staff role',
  S: 'member of staff',
};

const STYLE = `body{font:16px/1.55 system-ui,sans-serif;color:#211d19;background:#fdfbf7;margin:0 auto;max-width:60rem;padding:2rem 1rem}
h1{font-size:2rem;letter-spacing:-.02em}h2{margin-top:2.5rem}nav{columns:3 14rem;font-size:.875rem}nav a{display:block}a{color:#235288}
details{background:#fff;border:1px solid #e9e0d1;border-radius:8px;margin:.5rem 0;padding:.75rem 1rem}summary{cursor:pointer}
code,pre{font:13px/1.5 ui-monospace,monospace}pre{background:#faf6ef;overflow:auto;padding:.75rem;border-radius:4px;max-height:30rem}
.method{display:inline-block;min-width:4.5rem;font-weight:700;color:#143258}.mark{color:#655c51;font-size:.875rem}`;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const schemaBlock = (title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string => {
  if (!schema) return '';
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<h4>${title}</h4><pre>${escape(JSON.stringify(json, null, 2))}</pre>`;
};

function endpoint(entry: Entry): string {
  const statuses = Object.keys(entry.responses).join(', ');
  return `<details id="${entry.id}"><summary><span class="method">${entry.method}</span> <code>${escape(entry.path)}</code> ${escape(entry.summary)}</summary>
<p class="mark">${entry.id} · ${entry.auth}: ${MARKS[entry.auth]} · answers ${statuses}</p>${entry.description ? `<p>${escape(entry.description)}</p>` : ''}
${schemaBlock('Path', entry.params, 'input')}${schemaBlock('Query', entry.query, 'input')}${schemaBlock('Body', entry.body, 'input')}${schemaBlock('Data', entry.data, 'output')}</details>`;
}

/** The reference as one page without scripts or outside files. */
function documentationPage(): string {
  const areas = Map.groupBy(catalogue, ({ id }) => id.split('.')[0]!);
  const sections = [...areas].map(
    ([area, entries]) => `<h2 id="${area}">${area}</h2>${entries.map(endpoint).join('')}`,
  );
  const links = [...areas.keys()].map((area) => `<a href="#${area}">${area}</a>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Suluh API</title><style>${STYLE}</style>
<h1>Suluh API</h1><p>Answers come in one envelope: <code>{success, code, message, data, meta?}</code>; refusals are <code>{success, code, status, message, data?}</code>.
Arrays in queries use brackets, <code>role[]=1</code>. <code>X-Program</code> names the tenant. The machine-readable document is <a href="/api/docs/openapi.json">openapi.json</a>.</p>
<nav>${links}</nav>${sections.join('')}</html>`;
}

/** Serves the reference at /api/docs and the OpenAPI document at /api/docs/openapi.json, open to everybody. */
export function registerDocumentation(app: FastifyInstance): void {
  const page = documentationPage();
  const document = JSON.stringify(openApiDocument());
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/api/docs/openapi.json', async (_request, reply) => reply.type('application/json').send(document));
}

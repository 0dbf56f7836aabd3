import { catalogue, type AuthMark, type Entry } from '@suluh/api/catalogue';
import { inMarkup } from '../../mail/html/inMarkup.ts';
import { areaTitle } from './areaTitle.ts';
import { exampleOf, schemaOf } from './example.ts';
import { fontFaces } from './font.ts';
import { TRY_OUT } from './tryOut.ts';

const MARKS: Record<AuthMark, string> = {
  P: 'client application (Basic)',
  O: 'bearer if present, else Basic',
  B: 'bearer',
  R: 'refresh token as bearer',
  W: 'provider signature',
  A: 'staff role',
  S: 'member of staff',
};

/** Indigo, paper and the hem of the house (docs/look.md). */
const STYLE = `*{box-sizing:border-box}body{font:16px/1.55 'Plus Jakarta Sans',system-ui,sans-serif;color:#211d19;background:#fdfbf7;margin:0;overflow-wrap:anywhere}
header{background:#143258;color:#fff;padding:1.25rem 1rem}header>*{max-width:60rem;margin-inline:auto}header::after{content:'';display:block;height:6px;margin:1.25rem -1rem -1.25rem;max-width:none;background:conic-gradient(from 135deg at 50% 0,#fbb71c 90deg,#143258 0) 0 0/10px 6px}
main{max-width:60rem;margin:0 auto;padding:1rem}h3{font-size:1rem}h1{font-size:2rem;letter-spacing:-.02em;margin-block:0 .5rem}h2{margin-top:2.5rem}nav{columns:3 14rem;font-size:.875rem}nav a{display:block;min-height:24px}a{color:#235288}header a{color:#fff}
details{background:#fff;border:1px solid #e9e0d1;border-radius:8px;margin:.5rem 0;padding:.75rem 1rem}summary{cursor:pointer;min-height:24px}
code,pre{font:13px/1.5 ui-monospace,monospace}pre{background:#faf6ef;overflow:auto;padding:.75rem;border-radius:4px;max-height:30rem;white-space:pre-wrap}
form{border-top:1px solid #e9e0d1;margin-top:1rem;padding-top:.5rem;display:grid;gap:.5rem}label{display:grid;gap:.25rem;font-size:.875rem;font-weight:600}input,textarea,button{font:inherit;min-height:44px;border:1px solid #8a8074;border-radius:8px;padding:.5rem .75rem;width:100%;background:#fff}textarea{font:13px/1.5 ui-monospace,monospace;min-height:10rem}button{background:#143258;color:#fff;font-weight:600;cursor:pointer;max-width:12rem}:focus-visible{outline:3px solid #c98a1b;outline-offset:2px}
.method{display:inline-block;min-width:4.5rem;font-weight:700;color:#143258}.mark{color:#655c51;font-size:.875rem}`;

const block = (title: string, json: unknown): string =>
  `<h3>${title}</h3><pre tabindex="0">${inMarkup(JSON.stringify(json, null, 2))}</pre>`;

function endpoint({ id, method, path, summary, description, auth, responses, ...entry }: Entry): string {
  const [params, query, body] = [entry.params, entry.query, entry.body].map((each) => each && schemaOf(each, 'input'));
  const data = entry.data && schemaOf(entry.data, 'output');
  const names = Object.keys(query?.['properties'] ?? {}).join(' ');
  const example = body ? JSON.stringify(exampleOf(body), null, 2) : '';
  const asked = `data-method="${method}" data-path="${inMarkup(path)}" data-query="${inMarkup(names)}" data-body="${inMarkup(example)}"`;
  const schemas = [
    params && block('Path', params),
    query && block('Query', query),
    body && block('Body', body),
    data && block('Data', data) + block('Example', exampleOf(data)),
  ];
  return `<details id="${id}" ${asked}><summary><span class="method">${method}</span> <code>${inMarkup(path)}</code> ${inMarkup(summary)}</summary>
<p class="mark">${id} · ${auth}: ${MARKS[auth]} · answers ${Object.keys(responses).join(', ')}</p>${description ? `<p>${inMarkup(description)}</p>` : ''}
${schemas.filter(Boolean).join('')}</details>`;
}

/** The reference as one page, without anything from elsewhere; entries can be tried where scripts run. */
export function documentationPage(): string {
  const areas = Map.groupBy(catalogue, ({ id }) => id.split('.')[0]!);
  const sections = [...areas].map(
    ([area, entries]) => `<h2 id="${area}">${areaTitle(area)}</h2>${entries.map(endpoint).join('')}`,
  );
  const links = [...areas.keys()].map((area) => `<a href="#${area}">${areaTitle(area)}</a>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Suluh API</title><style>${fontFaces()}${STYLE}</style></head><body>
<header><h1>Suluh API</h1><p>Answers come in one envelope: <code>{success, code, message, data, meta?}</code>; refusals are <code>{success, code, status, message, data?}</code>.
Arrays in queries use brackets, <code>role[]=1</code>. <code>X-Program</code> names the tenant. The machine-readable document is <a href="/api/docs/openapi.json">openapi.json</a>.</p></header>
<main><label><span>Authorization of what is tried, <code>Basic …</code> or <code>Bearer …</code></span><input id="authorization" autocomplete="off" spellcheck="false"></label>
<nav aria-label="Areas">${links}</nav>${sections.join('')}</main><script>${TRY_OUT}</script></body></html>`;
}

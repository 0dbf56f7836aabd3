import { keepText } from '@suluh/i18n-id/learning';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Roles of colours the page takes along, as the site it is of has them; written whole, as builds rename them. */
const ROLES = ['--bg-page', '--text', '--text-2', '--brand', '--flame', '--on-flame'] as const;

/** Needs no other file: without a line there is none. */
const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;font:1rem/1.6 'Plus Jakarta Sans',system-ui,sans-serif;background:var(--bg-page);color:var(--text)}
main{max-width:30rem;padding:2rem 1.25rem;text-align:center}h1{font-size:1.625rem;line-height:1.25;margin:1rem 0 .5rem}p{margin:0 0 1.5rem;color:var(--text-2)}
a{display:block;padding:.75rem 1.25rem;margin-top:.75rem;border-radius:.5rem;font-weight:700;text-decoration:none;color:var(--brand);border:1px solid var(--brand)}
a.act{background:var(--flame);border-color:var(--flame);color:var(--on-flame)}svg{width:4rem;height:4rem;color:var(--brand)}`;

/** A petal of the house with a line through it: nothing comes. */
const MARK =
  '<svg viewBox="0 0 64 64" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"><path d="M32 8c14 8 20 18 20 28a20 20 0 0 1-40 0c0-10 6-20 20-28Z"/><path d="M10 56 54 12"/></svg>';

/**
 * What the worker answers without a line where neither a page nor a list of kept lessons is on this device
 * (docs/product/learning.md#kept), in the colours the open page has. Browser only.
 * @param list address of the page that lists what is kept
 */
export function awayPage(list: string): string {
  const root = getComputedStyle(document.documentElement);
  const colours = ROLES.map((role) => `${role}:${root.getPropertyValue(role)}`).join(';');
  return `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(keepText.away)}</title><style>:root{${colours}}${STYLE}</style></head>
<body><main>${MARK}<h1>${escaped(keepText.away)}</h1><p>${escaped(keepText.awayBody)}</p><a class="act" href="">${escaped(keepText.awayAgain)}</a><a href="${escaped(list)}">${escaped(keepText.seeList)}</a></main></body></html>`;
}

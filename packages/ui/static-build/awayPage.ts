import { awayText } from '@suluh/i18n-id/away';
import { PALETTE } from '../src/foundations/palette.ts';
import { uprightTile } from './tiles.ts';

/**
 * What the front shows for an app that does not answer (deploy/Caddyfile): whole in one file, for nothing else answers
 * either, and without a mark of anybody, for it stands on partners' own hosts too.
 */
export async function awayPage(): Promise<string> {
  const cloth = encodeURIComponent(await uprightTile('kawung', true)).replaceAll("'", '%27');
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${awayText.title}</title>
<style>
:root{--ground:${PALETTE['kertas-25']};--text:${PALETTE['arang-900']};--text-2:${PALETTE['arang-600']}}
@media (prefers-color-scheme:dark){:root{--ground:${PALETTE['nila-950']};--text:${PALETTE['kertas-50']};--text-2:${PALETTE['nila-200']}}}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:var(--ground);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
body::before{content:"";height:6rem;background:${PALETTE['nila-700']} url("data:image/svg+xml,${cloth}")}
main{box-sizing:border-box;width:100%;max-width:36rem;margin:0 auto;padding:3rem 1rem;text-align:center}
h1{margin:0;text-wrap:balance;font-size:1.75rem;line-height:1.2}
p{margin:1rem 0 2rem;color:var(--text-2)}
a{display:inline-block;padding:.75rem 1.5rem;border-radius:.5rem;background:${PALETTE['kunyit-400']};color:${PALETTE['nila-950']};font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid currentColor;outline-offset:3px}
</style>
</head>
<body>
<main>
<h1>${awayText.title}</h1>
<p>${awayText.body}</p>
<a href="">${awayText.retry}</a>
</main>
</body>
</html>
`;
}

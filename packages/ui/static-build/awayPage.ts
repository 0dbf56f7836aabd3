import { awayText } from '@suluh/i18n-id/away';
import { PALETTE } from '../src/foundations/palette.ts';
import { DARK_ROLES, LIGHT_ROLES } from '../src/foundations/roles.ts';
import { undyedCloth } from './artSprite.ts';

/** What the page and the cloth on it are coloured by, as everywhere else. */
const ROLES = [
  'bg-page',
  'bg-surface',
  'text',
  'text-2',
  'line-control',
  'line-strong',
  'soga',
  'flame',
  'on-flame',
  'focus',
] as const;

const STEPS: Readonly<Record<string, string>> = PALETTE;

/** Roles with the colours themselves, for there is no other file to name them. */
const written = (roles: Readonly<Record<string, string>>): string =>
  ROLES.flatMap((role) => {
    const value = roles[role];
    return value === undefined
      ? []
      : [`--${role}:${value.replace(/var\(--([\w-]+)\)/, (_, step: string) => STEPS[step] ?? '')}`];
  }).join(';');

/**
 * What the front shows for an app that does not answer (deploy/Caddyfile): whole in one file, for nothing else answers
 * either, and without a mark of anybody, for it stands on partners' own hosts too. Nothing is here, so its cloth is
 * undyed, and cut in teeth (docs/look.md).
 */
export async function awayPage(): Promise<string> {
  const cloth = await undyedCloth('kain', 'kawung', 320, 200, 1.3, true);
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${awayText.title}</title>
<style>
:root{${written(LIGHT_ROLES)};--mengkudu-500:${PALETTE['mengkudu-500']}}
@media (prefers-color-scheme:dark){:root{${written(DARK_ROLES)}}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--bg-page);color:var(--text);font:1rem/1.6 'Plus Jakarta Sans',system-ui,sans-serif;word-spacing:.05em}
main{box-sizing:border-box;width:100%;max-width:36rem;padding:2.5rem 1.25rem;text-align:center}
svg{display:block;margin:auto}
main>svg{width:min(20rem,84vw);height:auto;margin-bottom:2rem}
h1{margin:0;text-wrap:balance;font-size:1.75rem;font-weight:800;letter-spacing:-.02em;line-height:1.2}
p{margin:1rem 0 2rem;color:var(--text-2);text-wrap:pretty}
a{display:inline-block;padding:.75rem 1.5rem;border-radius:.5rem;background:var(--flame);color:var(--on-flame);font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
</style>
</head>
<body>
<svg width="0" height="0" aria-hidden="true" style="position:absolute">${cloth}</svg>
<main>
<svg viewBox="-14 0 348 204" aria-hidden="true"><use href="#kain" x="-14" width="348" height="204"/></svg>
<h1>${awayText.title}</h1>
<p>${awayText.body}</p>
<a href="">${awayText.retry}</a>
</main>
</body>
</html>
`;
}

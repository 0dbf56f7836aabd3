import axe, { type AxeResults } from 'axe-core';
import { applyTheme, TENANTS, type TenantKey } from './tenants.ts';

/** Rules of axe whose answer depends on colours; all others say the same in every look. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Colours that change slowly would be measured half-way. */
const STILL = '*,*::before,*::after{transition:none!important;animation:none!important}';

/** What axe finds, in one line a person can act on. */
const lineOf = (look: string, { violations }: AxeResults): string[] =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html, any, all }) => `${look}: ${id}: ${[...any, ...all].map(({ message }) => message).join(' ')} ${html.slice(0, 160)}`));

/**
 * Looks at the story that is shown once more in every other tenant's theme of the same mode, with the rules of axe that
 * depend on colours. The run of a story in light covers the light looks, that in dark the dark ones: ten in all.
 * @throws Error naming each text that cannot be read, and where.
 */
export async function expectReadableInEveryLook(shown: TenantKey, theme: 'light' | 'dark'): Promise<void> {
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = STILL;
  const found: string[] = [];
  try {
    for (const tenant of Object.keys(TENANTS) as TenantKey[]) {
      if (tenant === shown) continue;
      applyTheme(tenant, theme);
      const results = await axe.run({ include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] }, { runOnly: COLOUR_RULES, resultTypes: ['violations'], preload: false });
      found.push(...lineOf(`${tenant}, ${theme}`, results));
    }
  } finally {
    applyTheme(shown, theme);
    still.remove();
  }
  if (found.length > 0) throw new Error(`Hard to read:\n${found.join('\n')}`);
}

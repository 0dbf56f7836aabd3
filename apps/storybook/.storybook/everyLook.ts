import axe, { type AxeResults } from 'axe-core';
import { applyTheme, TENANTS, type TenantKey } from './tenants.ts';

/** Rules of axe whose answer depends on colours; all others say the same in every look. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Colours that change slowly would be measured half-way. */
const STILL = '*,*::before,*::after{transition:none!important;animation:none!important}';

/** Colours a text is read by: its own, and the grounds of all it stands in. */
function coloursOfTexts(): Map<Element, string> {
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element): string => {
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const ground = `${backgroundColor} ${backgroundImage} ${element.parentElement ? groundOf(element.parentElement) : ''}`;
    grounds.set(element, ground);
    return ground;
  };
  const hasText = (element: Element) =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  return new Map(
    [...document.body.querySelectorAll('*')]
      .filter(hasText)
      .map((element) => [element, `${getComputedStyle(element).color} on ${groundOf(element)}`]),
  );
}

/** What axe finds, in one line a person can act on. */
const lineOf = (look: string, { violations }: AxeResults): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, any, all }) =>
        `${look}: ${id}: ${[...any, ...all].map(({ message }) => message).join(' ')} ${html.slice(0, 160)}`,
    ),
  );

/** Storybook's own elements. */
const APART = '.sb-wrapper, #storybook-docs, #storybook-highlights-root';

/**
 * Looks at the story that is shown once more in every other tenant's theme of the same mode, with the rules of axe that
 * depend on colours, at the texts whose colours are others than in a look before. The run of a story in light covers
 * the light looks, that in dark the dark ones: ten in all.
 * @throws Error naming each text that cannot be read, and where.
 */
export async function expectReadableInEveryLook(shown: TenantKey, theme: 'light' | 'dark'): Promise<void> {
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = STILL;
  const found: string[] = [];
  const seen = new Map([...coloursOfTexts()].map(([element, colours]) => [element, new Set([colours])]));
  try {
    for (const tenant of Object.keys(TENANTS) as TenantKey[]) {
      if (tenant === shown) continue;
      applyTheme(tenant, theme);
      const changed: Element[] = [];
      for (const [element, colours] of coloursOfTexts()) {
        const before = seen.get(element) ?? new Set<string>();
        if (!before.has(colours) && !element.closest(APART)) changed.push(element);
        seen.set(element, before.add(colours));
      }
      if (changed.length === 0) continue;
      const results = await axe.run(
        { include: changed as HTMLElement[] },
        { runOnly: COLOUR_RULES, resultTypes: ['violations'], preload: false },
      );
      found.push(...lineOf(`${tenant}, ${theme}`, results));
    }
  } finally {
    applyTheme(shown, theme);
    still.remove();
  }
  if (found.length > 0) throw new Error(`Hard to read:\n${found.join('\n')}`);
}

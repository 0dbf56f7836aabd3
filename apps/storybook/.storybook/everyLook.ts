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

/** A tenant's theme in one of its modes. */
export interface Look {
  tenant: TenantKey;
  theme: 'light' | 'dark';
}

/** All ten looks: each tenant by day and by night. */
const EVERY_LOOK: readonly Look[] = (Object.keys(TENANTS) as TenantKey[]).flatMap((tenant) => [
  { tenant, theme: 'light' },
  { tenant, theme: 'dark' },
]);
/** The one that is furthest from the look stories are shown in: another tenant's colours, by night. */
const FURTHEST_LOOK: readonly Look[] = [{ tenant: 'white-label', theme: 'dark' }];

/**
 * Looks at the story that is shown once more in other looks (all, or the one furthest from it), with the rules of axe
 * that depend on colours, at the texts whose colours are others than in a look before.
 * @throws Error naming each text that cannot be read, and where.
 */
export async function expectReadableInOtherLooks(shown: Look, which: 'every' | 'furthest'): Promise<void> {
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = STILL;
  const found: string[] = [];
  const seen = new Map([...coloursOfTexts()].map(([element, colours]) => [element, new Set([colours])]));
  try {
    for (const { tenant, theme } of which === 'every' ? EVERY_LOOK : FURTHEST_LOOK) {
      if (tenant === shown.tenant && theme === shown.theme) continue;
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
    applyTheme(shown.tenant, shown.theme);
    still.remove();
  }
  if (found.length > 0) throw new Error(`Hard to read:\n${found.join('\n')}`);
}

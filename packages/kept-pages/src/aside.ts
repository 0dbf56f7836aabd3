import type { ReactNode } from 'react';

/**
 * Where texts lie that need not go through the framework. It would write each one several times: into its data, from
 * there into the markup, and the data once more into the page. It is given a short sign instead, and whoever sends the
 * page puts the text in its place (tooling/decisions/0053).
 */
export interface Aside {
  /** The sign to write in place of a text, which must be the same whenever `key` is. */
  signOf: (key: string, text: string) => string;
  /** The sign of what `draw` gives, which must be the same whenever `key` is; null when something in it lives. */
  signOfDrawn: (key: string, draw: () => ReactNode) => string | null;
  /** Markup that may hold signs, drawn now; null when something in it lives. */
  drawn: (draw: () => ReactNode) => string | null;
}

const ANNOUNCED = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Markup without the pictures that React announces before it, as it does with each that is not lazy: what is put into a
 * page would announce them in its middle.
 */
export const unannounced = (markup: string): string => markup.replace(ANNOUNCED, '');

/** The framework bundles copies of this module: all must meet in one place. */
const PLACE = Symbol.for('suluh.aside');
type Shared = { [PLACE]?: Aside };

/** Null where nobody fills signs in: in browsers, tests, stories and the server of developers. */
export const aside = (): Aside | null => (globalThis as Shared)[PLACE] ?? null;

/** From now on signs are filled in by this process. */
export const setAside = (kept: Aside): void => {
  (globalThis as Shared)[PLACE] = kept;
};

import { aside } from '@suluh/kept-pages/aside';
import type { ReactNode } from 'react';

type Inside = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * The inside of an element of which nothing lives, as properties of that element: drawn once for as long as `key` is the
 * same, where somebody fills signs in (tooling/decisions/0053). What it depends on has to stand in `key`. For elements
 * that only servers draw: in a browser there is nobody, and the two would differ.
 */
export function stillInside(key: string, draw: () => ReactNode): Inside {
  const sign = aside()?.signOfDrawn(key, draw);
  return sign ? { dangerouslySetInnerHTML: { __html: sign } } : { children: draw() };
}

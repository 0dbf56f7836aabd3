import { assetsOf } from './zones.ts';
import type { Face } from './pages.ts';

/** Stylesheets of what surrounds each page, and those of one kind of page. */
export const STYLESHEET_KINDS = ['layout', 'page'] as const;
export type StylesheetKind = (typeof STYLESHEET_KINDS)[number];

/** The mark of the place in a page before which everything is seen first (tooling/decisions/0060). */
export const FOLD_MARK = 'data-fold';

const FOLDER = '/_styles';

/** Path of a stylesheet's file. @param name its kind and a sum of its content */
export const stylesheetPath = (face: Face, name: string): string => `${assetsOf(face) ?? ''}${FOLDER}/${name}.css`;

/** What is asked for at a path of a stylesheet's file; null for all other paths. */
export function stylesheetAt(path: string): { name: string; kind: StylesheetKind } | null {
  const [, name, kind] = new RegExp(`${FOLDER}/((${STYLESHEET_KINDS.join('|')})-[\\w-]{16})\\.css$`).exec(path) ?? [];
  return name === undefined ? null : { name, kind: kind as StylesheetKind };
}

import { createHash } from 'node:crypto';

/**
 * Words of a text for an address: lower case, no accents, hyphens; at most 80 characters, empty when nothing is left.
 */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');

/** Ten characters that stand for a text, always the same. */
export const markOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** Address of an imported row: its words and a mark of where it comes from. */
export const importedSlug = (title: string, source: string, sourceId: string): string =>
  [slugOf(title), markOf(`${source}/${sourceId}`)].filter(Boolean).join('-');

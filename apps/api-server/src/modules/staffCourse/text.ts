import sanitizeHtml from 'sanitize-html';
import { harmless } from '../lesson/harmless.ts';

const BLOCK_END = /<\/(p|h[1-6]|li|blockquote|pre|figure|tr)>/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** What an HTML text says, without its elements: paragraphs parted by an empty line. */
const plainOf = (html: string): string =>
  sanitizeHtml(html.replaceAll(BLOCK_END, '$&\n\n'), { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name]!)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Paragraphs as HTML, for a text that was never anything else. */
export const paragraphsOf = (plain: string): string =>
  plain
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('');

/** The columns a description is kept in: made harmless, and what it says for lists and search engines. */
export function descriptionColumns(html: string): { description: string; descriptionHtml: string | null } {
  const kept = harmless(html);
  const description = plainOf(kept);
  return { description, descriptionHtml: description === '' ? null : kept };
}

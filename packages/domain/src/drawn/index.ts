/** Folder of the storage below which the house's own pictures of courses lie. */
export const VIGNETTE_FOLDER = 'vinyet';

/** Folder of the storage whose pictures lie there in widths of their own, a folder for each. */
export const DRAWN_FOLDER = 'gambar';

/** Those widths, in px: a card on a phone, and the column of an article. */
export const DRAWN_WIDTHS = [360, 720] as const;

/** Marks of institutions, employers and programmes as drawings, each with a card beside it that its page is shared with. */
const MARK = /^((?:partner|company|program)\/[^?]+)\.svg$/;

/** Sides of such a card in px. */
export const MARK_CARD_PX = { width: 800, height: 420 } as const;

/** Path of the card of a mark in the storage; null for what is no mark, or is a picture that can be shared itself. */
export function markCardPath(mark: string): string | null {
  const [, name] = MARK.exec(mark) ?? [];
  return name === undefined ? null : `${name}.jpg`;
}

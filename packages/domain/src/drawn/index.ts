/** Folder of the storage below which the house's own pictures of courses lie. */
export const VIGNETTE_FOLDER = 'vinyet';

/** Folder of the storage whose pictures lie there in widths of their own, a folder for each. */
export const DRAWN_FOLDER = 'gambar';

/** Those widths, in px: a card on a phone, and the column of an article. */
export const DRAWN_WIDTHS = [360, 720] as const;

/** Sides in px of the card that a course with such a picture is shared with: what places that show links show whole. */
export const VIGNETTE_CARD_PX = { width: 1200, height: 630 } as const;

/** Path of the card of a vignette, whichever way it is cut, below the folder of drawn pictures. */
export const vignetteCardPath = (vignette: string): string => vignette.replace(/-\d(?:\.webp)?$/, '.jpg');

/** Folder of the storage for faces of teachers that the house has drawn. */
export const PORTRAIT_FOLDER = 'potret';

/**
 * Marks of institutions, employers and programmes, and faces of teachers, as they are drawn: each has a card beside it
 * that its page is shared with.
 */
const MARK = /^((?:partner|company|program)\/[^?]+(?=\.svg$)|potret\/[^?]+(?=\.webp$))/;

/** Sides of such a card in px. */
export const MARK_CARD_PX = { width: 800, height: 420 } as const;

/** Path of the card of a mark or a drawn face in the storage; null for what is no mark, or is a picture that can be shared itself. */
export function markCardPath(mark: string): string | null {
  const [, name] = MARK.exec(mark) ?? [];
  return name === undefined ? null : `${name}.jpg`;
}

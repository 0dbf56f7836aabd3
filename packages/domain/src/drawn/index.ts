/** Folder of the storage below which the house's own pictures of courses lie. */
export const VIGNETTE_FOLDER = 'vinyet';

/** Folder of the storage whose pictures lie there in widths of their own, a folder for each. */
export const DRAWN_FOLDER = 'gambar';

/** Those widths, in px: a card on a phone, and the column of an article. */
export const DRAWN_WIDTHS = [360, 720] as const;

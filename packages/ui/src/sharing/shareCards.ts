/** What a place of a site is about, where its card shows it. */
export type CardSubject =
  | 'site'
  | 'courses'
  | 'people'
  | 'prices'
  | 'jobs'
  | 'news'
  | 'prakerja'
  | 'enterprise'
  | 'certificate';

/** The faces that have cards of their own, by the words they greet with, and what they have one of. */
export const SHARE_CARDS = {
  main: ['site', 'courses', 'people', 'prices', 'jobs', 'news', 'prakerja', 'enterprise', 'certificate'],
  internship: ['site', 'courses', 'people'],
  smallBusiness: ['site', 'courses', 'people'],
  program: ['site', 'courses', 'people'],
} as const satisfies Record<string, readonly CardSubject[]>;

export type CardFace = keyof typeof SHARE_CARDS;

/** Sides in px of a card: what places that show links show whole. */
export const SHARE_CARD_PX = { width: 1200, height: 630 } as const;

/** Where the card of a face about something lies in what the apps serve; that of the whole site where it has none. */
export function shareCardPath(face: CardFace, subject: CardSubject = 'site'): string {
  const own: readonly CardSubject[] = SHARE_CARDS[face];
  return `share/${face}-${own.includes(subject) ? subject : 'site'}.jpg`;
}

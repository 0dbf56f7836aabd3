/** What a page of the bench holds: nothing, cards, hearts alone, or cards with hearts. */
export const CONTENTS = ['empty', 'cards', 'hearts', 'both'] as const;
export type Contents = (typeof CONTENTS)[number];

/** Cards of a page, as the requirement counts them. */
export const CARD_COUNT = 60;

/** Where the page of a ticket offers another date, and the money. */
export const CHOICE_ID = { date: 'ganti-jadwal', refund: 'minta-dana' } as const;

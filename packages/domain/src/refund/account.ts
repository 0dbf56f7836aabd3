/** Banks and wallets money can be transferred to by hand, in the order they are offered. */
export const PAYOUT_BANKS = [
  'BCA',
  'BRI',
  'Mandiri',
  'BNI',
  'BSI',
  'BTN',
  'CIMB Niaga',
  'Permata',
  'Danamon',
  'Bank Jago',
  'SeaBank',
  'GoPay',
  'OVO',
  'DANA',
] as const;
export type PayoutBank = (typeof PAYOUT_BANKS)[number];

/** The end of a number, which is enough to know it again. */
export const numberEnd = (number: string): string => number.slice(-4);

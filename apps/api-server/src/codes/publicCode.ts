import { randomBytes } from 'node:crypto';

/** 32 of them, so that a byte picks each as often as the others; none is taken for another when read aloud. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Capitals and digits that cannot be guessed, five bits each, for numbers that people see and type. */
export const publicCode = (length: number): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

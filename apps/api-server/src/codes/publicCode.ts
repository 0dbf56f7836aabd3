import { customAlphabet } from 'nanoid';

/** Capitals and digits of which none is taken for another when read aloud: 32 of them, five bits each. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Characters that cannot be guessed, for numbers that people see and type. */
export const publicCode: (length: number) => string = customAlphabet(ALPHABET);

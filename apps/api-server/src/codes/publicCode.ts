import { CODE_ALPHABET } from '@suluh/domain/ticket';
import { customAlphabet } from 'nanoid';

/** Characters that cannot be guessed, for numbers that people see and type: 32 different ones, five bits each. */
export const publicCode: (length: number) => string = customAlphabet(CODE_ALPHABET);

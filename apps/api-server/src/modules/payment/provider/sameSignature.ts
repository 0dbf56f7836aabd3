import { timingSafeEqual } from 'node:crypto';

/** Whether a signature is the expected one, in the same time wherever they differ. */
export const isSameSignature = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected);

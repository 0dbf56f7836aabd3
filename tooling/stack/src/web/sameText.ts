import { timingSafeEqual } from 'node:crypto';

/** Whether a secret that was given is the expected one, in the same time wherever they differ. */
export function isSameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

import { expect, it } from 'vitest';
import { certificateExpiry } from './expiry.ts';

it.each([
  ['never', '2026-01-31T05:00:00Z', null, null],
  ['a month later', '2026-03-15T05:00:00Z', 1, '2026-04-15T05:00:00.000Z'],
  ['on the last day of a shorter month', '2026-01-31T05:00:00Z', 1, '2026-02-28T05:00:00.000Z'],
  ['on the leap day where there is one', '2027-12-31T05:00:00Z', 2, '2028-02-29T05:00:00.000Z'],
  ['a year after a leap day', '2028-02-29T05:00:00Z', 12, '2029-02-28T05:00:00.000Z'],
  ['three years later', '2026-11-22T23:59:59Z', 36, '2029-11-22T23:59:59.000Z'],
])('a certificate ends %s', (_, issuedAt, months, expected) => {
  expect(certificateExpiry(new Date(issuedAt), months)?.toISOString() ?? null).toBe(expected);
});

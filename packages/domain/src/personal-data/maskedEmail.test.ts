import { expect, it } from 'vitest';
import { maskedEmail } from './maskedEmail.ts';

it.each([
  ['ratih.kusuma@surel.id', 'r***@surel.id'],
  ['r@surel.id', 'r***@surel.id'],
  ['@surel.id', '@surel.id'],
])('%s is told as %s', (email, told) => {
  expect(maskedEmail(email)).toBe(told);
});

import { expect, it } from 'vitest';
import { maskedPhone } from './maskedPhone.ts';

it.each([
  ['+6281234567890', '+62*******7890'],
  ['81234567', '****4567'],
  ['1234', '1234'],
  ['123', '123'],
])('%s is told as %s', (phone, told) => {
  expect(maskedPhone(phone)).toBe(told);
});

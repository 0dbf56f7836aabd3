import { expect, test } from 'vitest';
import { buttonLacks, isContact, standsOnce } from './landing.ts';

test.each([
  ['mail', 'halo@kampus.example', true],
  ['mail', 'halo.karir+a@sub.kampus.example', true],
  ['mail', 'halo@kampus', false],
  ['mail', 'halo@kampus.example?bcc=lain@x.example', false],
  ['mail', 'a@b.example,c@d.example', false],
  ['mail', 'tulis kami', false],
  ['phone', '+62 274-563929', true],
  ['phone', '(0274) 563929', true],
  ['phone', '14045', true],
  ['phone', '1404', false],
  ['phone', '1'.repeat(16), false],
  ['phone', '0274 563929 ext 2', false],
  ['phone', 'telepon kami', false],
  ['place', 'Jl. Timoho No. 17', true],
  ['hours', 'Senin–Jumat, 08.00–16.00', true],
] as const)('a contact by %s, %s: %s', (kind, text, expected) => expect(isContact(kind, text)).toBe(expected));

test.each([
  [{ action: 'Daftar', url: '/course' }, null],
  [{ action: '', url: '' }, null],
  [{ action: 'Daftar', url: '' }, 'url'],
  [{ action: '', url: '/course' }, 'action'],
] as const)('a button of %o lacks %s', (button, expected) => expect(buttonLacks(button)).toBe(expected));

test.each([
  [null, 'prakerja', true],
  [3, null, true],
  [3, 'prakerja', false],
  [null, null, false],
] as const)('a landing page of programme %s and page %s stands once: %s', (programId, page, once) => {
  expect(standsOnce({ programId, page })).toBe(once);
});

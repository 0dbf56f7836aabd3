import { expect, test } from 'vitest';
import { mailText } from './mail.ts';

test.each([
  ['Sekar Ayu', 'Halo Sekar Ayu,'],
  ['dr. Budi Santoso, S.Pd.', 'Halo dr. Budi Santoso, S.Pd.,'],
  ['M. Amin', 'Halo M. Amin,'],
  ['Klik www.jahat.example sekarang', 'Halo,'],
  ['jahat.id', 'Halo,'],
  ['https://jahat', 'Halo,'],
])('a letter to %s begins with %s', (fullname, expected) => {
  expect(mailText.welcome({ fullname }).text.split('\n', 1)[0]).toBe(expected);
});

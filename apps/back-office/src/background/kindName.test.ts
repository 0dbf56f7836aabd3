import { staffBackgroundText } from '@suluh/i18n-id/staffBackground';
import { expect, it } from 'vitest';
import { kindName } from './kindName.ts';

it.each([
  ['mail.welcome', 'Email: welcome'],
  ['payment.invoice', 'Membuat faktur'],
  ['work.course.import', 'Impor kursus'],
  ['payment.lain', 'payment.lain'],
])('%s is called %s', (kind, name) => expect(kindName(kind)).toBe(name));

it.each([
  [4.4, '4 detik'],
  [90, '2 menit'],
  [7_200, '2 jam'],
  [172_800, '2 hari'],
])('%d seconds are %s', (seconds, words) => expect(staffBackgroundText.age(seconds)).toBe(words));

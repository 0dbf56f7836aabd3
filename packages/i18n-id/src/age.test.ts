import { expect, it } from 'vitest';
import { ageText } from './age.ts';

const NOW = Date.parse('2026-11-26T10:00:00Z');

it.each([
  ['2026-11-26T09:59:30Z', 'Baru saja'],
  ['2026-11-26T09:55:00Z', '5 menit lalu'],
  ['2026-11-26T07:00:00Z', '3 jam lalu'],
  ['2026-11-24T10:00:00Z', '2 hari lalu'],
  ['2026-11-19T10:00:00Z', null],
])('of %s it says %s', (moment, expected) => expect(ageText(moment, NOW)).toBe(expected));

import { expect, test } from 'vitest';
import { partnerNumbers } from './partner.ts';

test('an institution tells what it can count, and nothing it has none of', () => {
  expect(partnerNumbers({ totalStudent: 12_480, totalTeacher: 3, totalCity: 0 })).toEqual([
    { label: 'Peserta', value: '12,4 rb' },
    { label: 'Pengajar', value: '3' },
  ]);
});

import { MAIN_ROUTES } from '@suluh/domain/address';
import { expect, it } from 'vitest';
import { partnerView } from './partnerView.ts';

const partner = { code: 'sanggar-canting', orgName: 'Sanggar Canting', foto: null };

it.each([
  [{ totalCourse: 12, city: 'Yogyakarta' }, '12 kursus · Yogyakarta'],
  [{ totalCourse: 1_204, city: '' }, '1.204 kursus'],
  [{ totalCourse: 0, city: 'Yogyakarta' }, 'Yogyakarta'],
  [{ totalCourse: 0, city: '' }, ''],
])('an institution with %o says %j below its name', (of, facts) => {
  expect(partnerView({ ...partner, ...of }, MAIN_ROUTES).facts).toBe(facts);
});

import { mainTenant } from '@suluh/tenant/main';
import { expect, it } from 'vitest';
import { courseCard } from '../../testing/courses.ts';
import { offeredView } from './offeredView.ts';

it.each([
  [0, null],
  [1, '1 peserta'],
  [12_480, '12.480 peserta'],
])('taken by %i a card says %j', (studentCount, expected) => {
  expect(offeredView(courseCard({ studentCount }), mainTenant('https://suluh.example')).learnersText).toBe(expected);
});

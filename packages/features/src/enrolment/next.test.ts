import type { Learning } from '@suluh/api/types';
import { MAIN_ROUTES } from '@suluh/domain/address';
import { enrolmentText } from '@suluh/i18n-id/enrolment';
import { expect, test } from 'vitest';
import { nextOf } from './next.ts';

const learning = {
  next: null,
  completedAt: null,
  totalLessons: 4,
  doneLessons: 0,
  requirements: [],
} as unknown as Learning;
const lesson = { kind: 'lesson', id: 3, title: 'Canting', isBegun: false } as const;

test.each([
  ['the first lesson is begun', { next: lesson }, 'Canting', '/my-course/batik/materi/3', enrolmentText.start],
  [
    'a lesson in hand goes on',
    { next: { ...lesson, isBegun: true } },
    'Canting',
    '/my-course/batik/materi/3',
    enrolmentText.goOn,
  ],
  [
    'a later lesson goes on too',
    { next: lesson, doneLessons: 1 },
    'Canting',
    '/my-course/batik/materi/3',
    enrolmentText.goOn,
  ],
  [
    'a test is begun',
    { next: { ...lesson, kind: 'test' } },
    'Canting',
    '/my-course/batik/tes/3',
    enrolmentText.startTest,
  ],
  [
    'an open try goes on',
    { next: { ...lesson, kind: 'test', isBegun: true } },
    'Canting',
    '/my-course/batik/tes/3',
    enrolmentText.goOn,
  ],
  [
    'what is finished shows what came of it',
    { completedAt: '2026-11-22T00:00:00Z' },
    enrolmentText.nothingLeft,
    '/my-course/batik/selesai',
    enrolmentText.finished,
  ],
  [
    'what waits for its class says so',
    { requirements: [{ kind: 'attendance', done: 0, total: 1, isMet: false }] },
    enrolmentText.requirement.attendance,
    null,
    '',
  ],
  ['nothing is left', {}, enrolmentText.nothingLeft, null, ''],
  ['what has no lessons yet says so', { totalLessons: 0 }, enrolmentText.nothingYet, null, ''],
])('%s', (_, change, title, href, action) => {
  expect(nextOf({ slug: 'batik', learning: { ...learning, ...change } as Learning }, MAIN_ROUTES)).toEqual({
    title,
    href,
    action,
  });
});

import type { CourseEvent, Learning } from '@suluh/api/types';
import { MAIN_ROUTES } from '@suluh/domain/address';
import type { CheckInStatus } from '@suluh/domain/check-in';
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
  const owned = { slug: 'batik', event: null, change: null, learning: { ...learning, ...change } as Learning };
  expect(nextOf(owned, null, MAIN_ROUTES)).toEqual({ title, href, action });
});

const requirements = [{ kind: 'attendance', done: 0, total: 2, isMet: false }];
const times = { startAt: '2026-11-25T02:00:00Z', endAt: '2026-11-25T05:00:00Z', checkedInAt: null };
const sessions = (...states: CheckInStatus[]) => ({
  sessions: states.map((status, at) => ({ no: at + 1, status, ...times })),
});
const event = { eventId: 4 } as CourseEvent;

test.each([
  ['a class to come', event, {}, sessions('disable'), 'Sesi 1', '/my-course/batik/e-tiket', 'Lihat E-Tiket'],
  [
    'the second day of a class',
    event,
    {},
    sessions('already_check_in', 'disable'),
    'Sesi 2',
    '/my-course/batik/e-tiket',
    'Lihat E-Tiket',
  ],
  [
    'lessons before a class',
    event,
    { next: lesson },
    sessions('disable'),
    'Canting',
    '/my-course/batik/materi/3',
    'Mulai Belajar',
  ],
  [
    'a class that is on',
    event,
    { next: lesson },
    sessions('enable'),
    'Sesi 1',
    '/my-course/batik/e-tiket',
    'Lihat E-Tiket',
  ],
  ['a session of any day', null, {}, sessions('enable'), 'Sesi 1', '#check-in', 'Check In'],
  ['one of tomorrow', null, {}, sessions('already_check_in', 'disable_today'), 'Sesi 2', null, ''],
  ['one that was missed', event, {}, sessions('missed', 'locked'), 'Hadiri sesi pelatihan', null, ''],
] as const)('of sessions: %s', (_, of, change, checkIns, title, href, action) => {
  const owned = {
    slug: 'batik',
    event: of,
    change: null,
    learning: { ...learning, requirements, ...change } as Learning,
  };
  expect(nextOf(owned, checkIns, MAIN_ROUTES)).toMatchObject({ title, href, action });
  expect(nextOf({ ...owned, change: 'calledOff' }, checkIns, MAIN_ROUTES).session).toBeUndefined();
});

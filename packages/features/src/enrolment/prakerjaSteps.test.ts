import type { CheckInState, Learning } from '@suluh/api/types';
import { MAIN_ROUTES } from '@suluh/domain/address';
import { expect, it } from 'vitest';
import { prakerjaSteps } from './prakerjaSteps.ts';

const learning = {
  doneLessons: 1,
  totalLessons: 3,
  next: { kind: 'lesson', id: 5, title: 'L', isBegun: false },
  parts: [{ lessons: [{ id: 9, kind: 'assignment', state: 'new' }] }],
  tests: [
    { id: 1, kind: 'pre', lastAttemptId: 'x', isPassed: true, passPercent: 60 },
    { id: 2, kind: 'post', lastAttemptId: null, isPassed: false, passPercent: 70 },
  ],
  certificate: null,
} as unknown as Learning;
const checkIns = (...statuses: CheckInState['sessions'][number]['status'][]): CheckInState => ({
  timeZone: 'Asia/Jakarta',
  by: 'prakerja',
  isTransactionCancelled: false,
  waitsForCallback: false,
  organiser: null,
  dayEndsAtMinute: 1439,
  sessions: statuses.map((status, index) => ({ no: index + 1, startAt: null, endAt: null, checkedInAt: null, status })),
});
const steps = (state: CheckInState | null) =>
  prakerjaSteps(
    { learning, slug: 'kursus', certificateKind: 'completion' },
    state,
    MAIN_ROUTES,
    'https://dashboard.example',
  ).map(({ title, detail, isDone }) => [title, detail, isDone]);

it('says each step with its limit', () => {
  expect(steps(checkIns('already_check_in', 'enable'))).toEqual([
    ['Check-in', 'Check-in hari ini sebelum 23.59 WIB', false],
    ['Tes awal', 'Selesai', true],
    ['Materi', 'Hari ini 2 materi lagi, 1 dari 3 selesai', false],
    ['Tugas', 'Kumpulkan tugasmu', false],
    ['Tes akhir', 'Nilai lulus 70', false],
    ['Sertifikat', 'Terbit setelah semua langkah di atas', false],
    ['Ulasan dan rating', 'Beri rating di dasbor Prakerja', false],
  ]);
});

it.each([
  ['tomorrow', checkIns('already_check_in', 'disable_today'), ['Check-in', '1 dari 2 sesi', false]],
  ['never again', checkIns('already_check_in'), ['Check-in', '1 dari 1 sesi', true]],
])('says how check-in stands when it opens %s', (_, state, expected) => {
  expect(steps(state)[0]).toEqual(expected);
});

it.each([
  ['are done', checkIns('already_check_in', 'disable_today', 'disable'), 'Materi hari ini selesai, 1 dari 3 selesai'],
  ['are nobody\u2019s business any more', checkIns('already_check_in', 'locked'), '1 dari 3 selesai'],
])('says when the lessons of today %s', (_, state, detail) => {
  expect(steps(state)[2]).toEqual(['Materi', detail, false]);
});

it.each([
  ['Asia/Jakarta', 'Check-in hari ini sebelum 11.00 WIB'],
  ['Asia/Makassar', 'Check-in hari ini sebelum 12.00 WITA'],
  ['Asia/Jayapura', 'Check-in hari ini sebelum 13.00 WIT'],
])('a session with hours is checked in to until its end, in %s', (timeZone, detail) => {
  const state = checkIns('enable');
  const [session] = state.sessions;
  const held = { ...session!, startAt: '2026-11-24T01:00:00.000Z', endAt: '2026-11-24T04:00:00.000Z' };
  expect(steps({ ...state, timeZone, sessions: [held] })[0]).toEqual(['Check-in', detail, false]);
});

it('leaves out what the course has not', () => {
  expect(steps(null)[0]![0]).toBe('Tes awal');
});

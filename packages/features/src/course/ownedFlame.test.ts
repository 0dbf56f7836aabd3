import { MAIN_ROUTES } from '@suluh/domain/address';
import { expect, test } from 'vitest';
import { learning } from '../testing/learning.ts';
import { ownedFlame } from './ownedFlame.ts';

const lesson = { kind: 'lesson', id: 3, title: 'Canting', isBegun: false } as const;
const finished = { completedAt: '2026-11-22T00:00:00Z' };
const owned = (changes: object, more: object = {}) => ({
  slug: 'batik',
  event: null,
  change: null,
  coursetype: { id: 'a', name: '' } as never,
  completedAt: null,
  certificateId: null,
  learning: learning({ next: lesson, doneLessons: 0, ...changes }),
  ...more,
});
const goesOn = { text: 'Lanjutkan', href: '/my-course/batik/materi/3' };

test.each([
  ['what was not begun keeps its label', owned({}), true, null],
  ['what is half done goes on with the next lesson', owned({ doneLessons: 1 }), true, goesOn],
  ['a lesson in hand goes on too', owned({ next: { ...lesson, isBegun: true } }), true, goesOn],
  ['a ticket or a voucher comes before lessons', owned({ doneLessons: 1 }), false, null],
  ['what waits for its class keeps its label', owned({ doneLessons: 1, next: null }), true, null],
  [
    'what is finished shows its certificate',
    owned(finished, { certificateId: 'c-1' }),
    false,
    { text: 'Lihat Sertifikat', href: '/my-course/batik/selesai' },
  ],
  [
    'what is finished without one shows what came of it',
    owned(finished),
    true,
    { text: 'Lihat Hasil Belajar', href: '/my-course/batik/selesai' },
  ],
])('%s', (_, course, startsByLessons, expected) => {
  expect(ownedFlame(course, startsByLessons, MAIN_ROUTES)).toEqual(expected);
});

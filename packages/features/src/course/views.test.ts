import { describe, expect, test } from 'vitest';
import type { CourseEvent } from '@suluh/api/types';
import { courseDetail, courseEvent } from '../testing/courses.ts';
import { ratingView } from '../parts/courses/index.ts';
import { barsView, reviewView } from '../parts/reviews/views.ts';
import {
  courseOffer,
  curriculumView,
  firstTrial,
  factsView,
  includedView,
  storyTitle,
  teacherNumbers,
  type CourseOffer,
} from './views.ts';

describe('the curriculum', () => {
  test('numbers its sessions and counts their lessons', () => {
    const lesson = { id: 1, isPreview: false, durationMinutes: 30 };
    const sections = [
      {
        id: 1,
        title: 'Alat',
        durationMinutes: 60,
        lessons: [
          { ...lesson, title: 'Canting', kind: 'video' as const },
          { ...lesson, title: 'Kuis', kind: 'quiz' as const },
        ],
      },
      { id: 2, title: 'Warna', durationMinutes: 1200, lessons: [] },
    ];
    expect(curriculumView(sections)).toEqual([
      {
        title: 'Sesi 1. Alat',
        meta: '2 materi · 60 menit',
        lessons: [
          { title: 'Canting', icon: 'play-circle', durationText: '30 menit', trial: null },
          { title: 'Kuis', icon: 'question', durationText: '30 menit', trial: null },
        ],
      },
      { title: 'Sesi 2. Warna', meta: '0 materi · 1.200 menit', lessons: [] },
    ]);
  });
});

test.each([
  [
    'stars, people and courses',
    { rating: 4.8, totalRating: 276, totalStudent: 1702, totalCourse: 2 },
    '4.8 dari 276 ulasan · 1.702 peserta · 2 kursus',
  ],
  ['courses alone of who is new', { rating: null, totalRating: 0, totalStudent: 0, totalCourse: 1 }, '1 kursus'],
])('a line on who teaches tells %s', (_, known, line) => expect(teacherNumbers(known)).toBe(line));

test.each([
  ['what is learned, where that is said', ['Mencanting'], 'Yang akan kamu pelajari'],
  ['its description elsewhere', [], 'Deskripsi'],
])('the story of a course is headed by %s', (_, outcomes, title) => expect(storyTitle({ outcomes })).toBe(title));

describe('lessons that open without buying', () => {
  const lesson = { id: 7, title: 'Canting', kind: 'video' as const, isPreview: true, durationMinutes: 30 };
  const sections = [
    { id: 1, title: 'Alat', durationMinutes: 60, lessons: [lesson, { ...lesson, id: 8, kind: 'quiz' as const }] },
  ];
  test('are marked and lead to their page, where they show all they are', () => {
    const [part] = curriculumView(sections, (id) => `/coba/${id}`);
    expect(part!.lessons.map(({ trial }) => trial)).toEqual([
      { href: '/coba/7', text: 'Coba gratis', label: 'Coba gratis: Canting' },
      null,
    ]);
  });
  test('are none of a course that staff look at', () => {
    expect(curriculumView(sections)[0]!.lessons.every(({ trial }) => trial === null)).toBe(true);
  });
  test('are led to from the picture of the course by the first of them, where there is one', () => {
    expect(firstTrial(curriculumView(sections, (id) => `/coba/${id}`))?.href).toBe('/coba/7');
    expect(firstTrial(curriculumView(sections))).toBeNull();
  });
});

describe('what a course comes with', () => {
  const lesson = { id: 7, title: 'Canting', kind: 'video' as const, isPreview: false, durationMinutes: 30 };
  const sections = [{ id: 1, title: 'Alat', durationMinutes: 60, lessons: [lesson, { ...lesson, id: 8 }] }];
  const counted = { files: 2, tests: 1, liveSessions: 3, datesForOwnPeople: 0, access: 'unlimited' as const };

  test('is counted, and what it has none of is not said', () => {
    expect(includedView(courseDetail({ certificate: 'completion' }), sections, counted)).toEqual([
      '2 materi, 60 menit',
      '2 berkas untuk diunduh',
      '1 tes dan kuis',
      '3 sesi langsung',
      'Sertifikat Penyelesaian',
      'Akses materi tanpa batas waktu',
    ]);
    expect(includedView(courseDetail({ certificate: null }), [], null)).toEqual([]);
    expect(includedView(courseDetail({ certificate: null }), [], { ...counted, access: 'service' })).toContain(
      'Akses materi selama layanan berjalan',
    );
    expect(includedView(courseDetail({ certificate: null }), sections, null)).toEqual(['2 materi, 60 menit']);
  });
});

describe('rows of the buy box', () => {
  const values = (changes: Parameters<typeof courseDetail>[0] = {}) =>
    factsView(courseDetail(changes), 0).map(({ label, value }) => [label, value]);

  test('an online course tells its type first', () => {
    expect(values()).toEqual([
      ['Tipe Kursus', 'Pembelajaran Mandiri'],
      ['Durasi', '960 menit'],
      ['Usia', 'Semua usia'],
      ['Pendidikan', 'Semua jenjang'],
      ['Bahasa', 'Indonesia'],
    ]);
  });

  test('a level is told where it is known', () => {
    expect(values({ level: 'Pemula' })).toContainEqual(['Tingkat', 'Pemula']);
  });

  test('hours that hold more than the lessons say so', () => {
    const durationWith = (lessonMinutes: number, id: 'a' | 'd' = 'a') =>
      factsView(courseDetail({ coursetype: { id, name: '' } }), lessonMinutes)[1]!.value;
    expect([durationWith(7), durationWith(7, 'd'), durationWith(960)]).toEqual([
      '960 menit termasuk latihan',
      '960 menit termasuk kelas',
      '960 menit',
    ]);
  });

  test('an offline course tells in how many cities', () => {
    expect(values({ coursetype: { id: 'd', name: 'Kelas Offline' }, locationEvent: ['Bandung', 'Solo'] })[0]).toEqual([
      'Kelas Offline',
      '2 kota',
    ]);
  });

  test.each([
    [18, 35, '18–35 Tahun'],
    [18, null, 'Min. 18 Tahun'],
    [null, 35, 'Maks. 35 Tahun'],
  ])('age %s to %s', (min_age, max_age, expected) => {
    expect(values({ min_age, max_age })).toContainEqual(['Usia', expected]);
  });

  test.each([
    ['competence', 'Kompetensi'],
    ['completion', 'Penyelesaian'],
  ] as const)('a certificate of %s has a row', (certificate, expected) => {
    expect(values({ certificate }).at(-1)).toEqual(['Sertifikat', expected]);
  });
});

describe('ratings', () => {
  test('bars are shares of all ratings, and empty without any', () => {
    const breakdown = [
      { rate: 5, count: 3 },
      { rate: 4, count: 1 },
      { rate: 3, count: 0 },
    ];
    expect(barsView({ rating: 4.8, totalRater: 4, highlights: [], breakdown })).toEqual([
      { stars: 5, count: 3, percent: 75 },
      { stars: 4, count: 1, percent: 25 },
      { stars: 3, count: 0, percent: 0 },
    ]);
    expect(barsView({ rating: 0, totalRater: 0, highlights: [], breakdown: [{ rate: 5, count: 0 }] })).toEqual([
      { stars: 5, count: 0, percent: 0 },
    ]);
  });

  test('a course nobody rated has none', () => {
    expect(ratingView({ rating: 0, totalRater: 0 })).toBeNull();
    expect(ratingView({ rating: 4.25, totalRater: 2 })).toEqual({ value: 4.25, text: '4.3', countText: '(2 Ulasan)' });
  });

  test('a review tells its time only on the day it was written (docs/product/course.md)', () => {
    const review = {
      _id: 'r',
      fullname: 'Bima',
      foto: '/foto/bima.webp',
      comment: 'Jelas',
      rating: 5,
      liked: [],
      highlights: [],
      likes: 0,
      isLike: false,
      isVerified: true,
      isMine: false,
      answer: null,
      createdAt: '2025-10-16T07:30:00Z',
    };
    const dateText = (now: string) => reviewView(review, new Date(now)).dateText;
    expect([dateText('2025-10-16T16:59:59Z'), dateText('2025-10-16T17:00:00Z')]).toEqual([
      '16 Oktober 2025, 14.30',
      '16 Oktober 2025',
    ]);
    const photo = (foto: string) => reviewView({ ...review, foto }, new Date()).photoUrl;
    expect([photo('user/bima.webp'), photo('user/default.svg')]).toEqual(['/storage/user/bima.webp', null]);
  });
});

describe('what the flame offers (docs/product/schedule.md#buy-button)', () => {
  const open = courseEvent();
  const full = courseEvent({ quota: 0, eventStatus: 'full' });
  const over = courseEvent({ eventStatus: 'expired' });
  const soon = courseEvent({ eventStatus: 'availableSoon' });
  const dated = { coursetype: { id: 'd', name: 'Kelas Offline' }, haveEvent: true } as const;
  const free = { price: 0, priceAfter: 0 };
  test.each<[string, Parameters<typeof courseDetail>[0], CourseEvent[], boolean, CourseOffer]>([
    ['a paid course', {}, [], true, 'buy'],
    ['a free one', free, [], true, 'register'],
    ['a free one where nothing is sold', free, [], false, 'register'],
    ['a paid one where nothing is sold', {}, [], false, null],
    ['a date on sale', dated, [over, open], true, 'choose'],
    ['a free date where nothing is sold', { ...dated, ...free }, [open], false, 'choose'],
    ['all dates full', dated, [full, over], true, { unavailable: 'soldOut' }],
    ['a date that is sold later', dated, [full, soon], true, { unavailable: 'availableSoon' }],
    ['all dates over', dated, [over], true, { unavailable: 'expired' }],
    ['a class without any date', { ...dated, haveEvent: false }, [], true, { unavailable: 'none' }],
    [
      'a webinar without any date',
      { coursetype: { id: 'b', name: 'Webinar' }, haveEvent: false },
      [],
      true,
      { unavailable: 'none' },
    ],
  ])('%s', (_, changes, events, sells, expected) => {
    expect(courseOffer(courseDetail({ price: 100_000, priceAfter: 100_000, ...changes }), events, sells)).toEqual(
      expected,
    );
  });
});

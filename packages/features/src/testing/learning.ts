import type {
  Attempt,
  AttemptItem,
  Learning,
  LessonAsset,
  LessonDetail,
  LessonState,
  TestState,
} from '@suluh/api/types';

/** A video of a course that is not done yet. */
export const lessonState = (changes: Partial<LessonState> = {}): LessonState => ({
  id: 3,
  title: 'Membaca warna: tiga celup',
  kind: 'video',
  durationMinutes: 12,
  isRequired: true,
  rule: 'watched',
  state: 'new',
  watchedPercent: 0,
  isLater: false,
  ...changes,
});

/** A test after the course with three tries of 15 minutes. */
export const testState = (changes: Partial<TestState> = {}): TestState => ({
  id: 5,
  kind: 'post',
  lessonId: null,
  title: 'Post-test',
  questionCount: 4,
  seconds: 900,
  tries: 3,
  triesUsed: 1,
  passPercent: 70,
  bestScore: null,
  isPassed: false,
  openAttemptId: null,
  lastAttemptId: null,
  access: 'open',
  ...changes,
});

/** Two parts with four lessons, of which the first is done and the third is the video. */
export const learning = (changes: Partial<Learning> = {}): Learning => ({
  percent: 25,
  doneLessons: 1,
  totalLessons: 4,
  minutesLeft: 40,
  parts: [
    {
      id: 1,
      title: 'Mengenal warna alam',
      durationMinutes: 21,
      lessons: [
        lessonState({ id: 1, title: 'Menyiapkan kain mori', kind: 'article', rule: 'opened', state: 'done' }),
        lessonState({ id: 2, title: 'Mordan: tawas, kapur, tunjung', kind: 'article', rule: 'opened' }),
      ],
    },
    {
      id: 2,
      title: 'Celup dan kunci',
      durationMinutes: 30,
      lessons: [
        lessonState(),
        lessonState({ id: 4, title: 'Kartu warnamu sendiri', kind: 'assignment', rule: 'handed-in' }),
      ],
    },
  ],
  tests: [testState({ access: 'lessonsFirst' })],
  next: { kind: 'lesson', id: 2, title: 'Mordan: tawas, kapur, tunjung', isBegun: false },
  requirements: [],
  completedAt: null,
  nameOnCertificate: null,
  revoked: null,
  certificate: null,
  ...changes,
});

/** A file of the video lesson. */
export const lessonAsset = (changes: Partial<LessonAsset> = {}): LessonAsset => ({
  id: 'a-480',
  kind: 'video-480',
  language: 'id',
  title: '',
  url: '/storage/kelas/480.mp4',
  mimetype: 'video/mp4',
  bytes: 61_700_000,
  seconds: 30,
  ...changes,
});

/** The video lesson with two qualities, sound alone and captions. */
export const lessonDetail = (changes: Partial<LessonDetail> = {}): LessonDetail => ({
  ...lessonState(),
  summary: 'Setiap celup menambah satu tingkat warna.',
  partTitle: 'Celup dan kunci',
  content: null,
  url: null,
  startAt: null,
  endAt: null,
  positionSeconds: 0,
  watched: [],
  assets: [
    lessonAsset(),
    lessonAsset({ id: 'a-240', kind: 'video-240', url: '/storage/kelas/240.mp4', bytes: 21_200_000 }),
    lessonAsset({
      id: 'a-audio',
      kind: 'audio',
      url: '/storage/kelas/audio.m4a',
      mimetype: 'audio/mp4',
      bytes: 5_980_000,
    }),
    lessonAsset({
      id: 'a-cc',
      kind: 'captions',
      title: 'Bahasa Indonesia',
      url: '/storage/kelas/id.vtt',
      mimetype: 'text/vtt',
      bytes: 4_000,
      seconds: null,
    }),
  ],
  addressesExpireAt: '2026-11-22T12:00:00Z',
  quiz: null,
  submissions: [],
  package: null,
  notes: [],
  questions: [],
  previousId: 2,
  nextId: 4,
  ...changes,
});

const question = (position: number, changes: Partial<AttemptItem>): AttemptItem => ({
  position,
  kind: 'one',
  text: '',
  options: [],
  answer: null,
  isUnsure: false,
  seq: 0,
  review: null,
  ...changes,
});

/** One question of each kind. */
export const QUESTIONS: readonly AttemptItem[] = [
  question(0, { text: 'Pengunci mana yang menggelapkan soga?', options: ['Kapur', 'Tawas', 'Tunjung'] }),
  question(1, { kind: 'several', text: 'Mana yang termasuk pewarna alam?', options: ['Nila', 'Soga', 'Sintetis'] }),
  question(2, { kind: 'order', text: 'Urutkan langkahnya.', options: ['Celup', 'Kunci', 'Lorod'] }),
  question(3, { kind: 'short', text: 'Kain apa yang dipakai?' }),
];

/** An open try that began now and ends in a quarter of an hour. */
export function attempt(changes: Partial<Attempt> = {}): Attempt {
  const nowMs = Date.now();
  return {
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    test: testState({ openAttemptId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' }),
    no: 1,
    startedAt: new Date(nowMs).toISOString(),
    deadlineAt: new Date(nowMs + 900_000).toISOString(),
    now: new Date(nowMs).toISOString(),
    submittedAt: null,
    score: null,
    isPassed: null,
    rightCount: null,
    items: [...QUESTIONS],
    ...changes,
  };
}

import { describe, expect, it } from 'vitest';
import { quizzesWithout } from './quizzesWithout.ts';

const sections = [
  {
    title: 'Persiapan',
    lessons: [
      { id: 1, title: 'Alat', kind: 'article' },
      { id: 2, title: 'Uji alat', kind: 'quiz' },
    ],
  },
  { title: 'Mewarnai', lessons: [{ id: 3, title: 'Uji warna', kind: 'quiz' }] },
];

describe('quizzes to give questions to', () => {
  it('are named by part and title, in their order', () =>
    expect(quizzesWithout({ sections }, [])).toEqual([
      { id: 2, name: 'Persiapan · Uji alat' },
      { id: 3, name: 'Mewarnai · Uji warna' },
    ]));

  it('are those that have none yet', () =>
    expect(quizzesWithout({ sections }, [{ lessonId: null }, { lessonId: 2 }])).toEqual([
      { id: 3, name: 'Mewarnai · Uji warna' },
    ]));
});

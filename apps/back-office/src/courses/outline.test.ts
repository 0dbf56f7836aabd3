import { describe, expect, it } from 'vitest';
import {
  lessonMoved,
  moved,
  problemsAt,
  problemsOf,
  toEdited,
  toSaved,
  withKind,
  type OutlineSection,
  type StoredOutline,
} from './outline.ts';

const lesson = (title: string) => ({
  key: title,
  title,
  kind: 'article' as const,
  durationMinutes: 5,
  isPreview: false,
  isRequired: true,
  rule: null,
  content: null,
  url: null,
  learners: 0,
});
const sections: OutlineSection[] = [
  { key: 's1', title: 'Satu', lessons: [lesson('a'), lesson('b')] },
  { key: 's2', title: 'Dua', lessons: [lesson('c')] },
];
const shape = (outline: readonly OutlineSection[]) => outline.map(({ lessons }) => lessons.map(({ title }) => title));

describe('an outline', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
  ])('moves from %i to %i', (from, to, expected) => expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected));

  it('knows what is wrong by the part or lesson it was sent for, wherever that is moved to', () => {
    const errors = {
      'sections.1.title': 'Wajib diisi',
      'sections.0.lessons.1.durationMinutes': 'Isi dengan angka',
      'sections.7.title': 'gone',
      title: 'not of the outline',
    };
    expect(problemsOf(sections, errors)).toEqual({
      's2.title': 'Wajib diisi',
      'b.durationMinutes': 'Isi dengan angka',
    });
  });

  it('tells of a lesson what is wrong with it, and nothing of another whose name begins alike', () => {
    const problems = {
      'new-1.url': 'Pakai https',
      'new-1.title': 'Wajib diisi',
      'new-11.url': 'Lain',
      'new-2.rule': 'X',
    };
    expect(problemsAt(problems, 'new-1')).toEqual({ url: 'Pakai https', title: 'Wajib diisi' });
    expect(problemsAt(problems, 'new-3')).toEqual({});
  });

  it.each([
    ['within its part', 0, 0, 1, [['b', 'a'], ['c']]],
    ['into the next part', 0, 1, 1, [['a'], ['b', 'c']]],
    ['back into the part before', 1, 0, -1, [['a', 'b', 'c'], []]],
    ['not beyond the first', 0, 0, -1, [['a', 'b'], ['c']]],
    ['not beyond the last', 1, 0, 1, [['a', 'b'], ['c']]],
  ] as const)('moves a lesson %s', (_, part, at, by, expected) =>
    expect(shape(lessonMoved(sections, part, at, by))).toEqual(expected),
  );

  it.each([
    ['keeps a rule that its new kind knows', 'opened', 'video', 'opened'],
    ['goes by its kind where that does not know it', 'marked', 'video', null],
    ['goes by its kind as before', null, 'quiz', null],
  ] as const)('a lesson of another kind %s', (_, rule, kind, expected) =>
    expect(withKind({ ...lesson('a'), rule }, kind)).toMatchObject({ kind, rule: expected }),
  );

  it('sends what it was given, without the names of the page', () => {
    const { key: _key, ...stored } = lesson('a');
    const outline: StoredOutline = {
      version: 3,
      sections: [{ id: 7, title: 'Satu', lessons: [{ ...stored, id: 9 }] }],
    };
    const { learners: _learners, ...sent } = stored;
    expect(toSaved(toEdited(outline))).toEqual({ sections: [{ id: 7, title: 'Satu', lessons: [{ ...sent, id: 9 }] }] });
  });
});

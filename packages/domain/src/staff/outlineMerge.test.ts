import { describe, expect, it } from 'vitest';
import { mergeOutlines, questionOf, type MergedLesson, type MergedPart, type OutlineAnswers } from './index.ts';

type Part = MergedPart<MergedLesson>;

const lesson = (name: string, change: Partial<MergedLesson> = {}): MergedLesson => ({
  key: name,
  title: name,
  kind: 'article',
  rule: null,
  durationMinutes: 5,
  isPreview: false,
  isRequired: true,
  content: null,
  url: null,
  ...(name.startsWith('new') ? {} : { id: name.codePointAt(0)! }),
  ...change,
});
const part = (key: string, lessons: MergedLesson[], title = key): Part => ({
  key,
  ...(key.startsWith('new') ? {} : { id: 1 }),
  title,
  lessons,
});
const [a, b, c] = [lesson('a'), lesson('b'), lesson('c')];
const opened = [part('P', [a, b]), part('Q', [c])];

/** Parts as `P: a b`, in order; titles where they are not their keys. */
const shape = (sections: readonly Part[]): string =>
  sections
    .map(({ key, title, lessons }) =>
      [`${key}${title === key ? '' : `=${title}`}:`, ...lessons.map((each) => each.key)].join(' '),
    )
    .join(' | ');
const merge = (mine: readonly Part[], current: readonly Part[], answers?: OutlineAnswers) => {
  const merged = mergeOutlines({ opened, mine, current }, answers);
  return { is: shape(merged.sections), theirs: merged.theirs.map(questionOf), both: merged.both.map(questionOf) };
};
const added = lesson('new-1');
const d = lesson('d');

describe('an outline that two people changed', () => {
  it.each<[string, Part[], Part[], string, string[]]>([
    ['neither', opened, opened, 'P: a b | Q: c', []],
    ['I add a lesson', [part('P', [a, added, b]), part('Q', [c])], opened, 'P: a new-1 b | Q: c', []],
    ['they add a lesson', opened, [part('P', [a, b, d]), part('Q', [c])], 'P: a b d | Q: c', ['d.added']],
    [
      'each adds one at the end',
      [part('P', [a, b, added]), part('Q', [c])],
      [part('P', [a, b, d]), part('Q', [c])],
      'P: a b d new-1 | Q: c',
      ['d.added'],
    ],
    [
      'they add one at the beginning and I another',
      [part('P', [added, a, b]), part('Q', [c])],
      [part('P', [d, a, b]), part('Q', [c])],
      'P: d new-1 a b | Q: c',
      ['d.added'],
    ],
    ['I add a part', [...opened, part('new-2', [added])], opened, 'P: a b | Q: c | new-2: new-1', []],
    ['I add an empty part', [...opened, part('new-2', [])], opened, 'P: a b | Q: c | new-2:', []],
    [
      'they add a part between',
      opened,
      [opened[0]!, part('R', [d]), opened[1]!],
      'P: a b | R: d | Q: c',
      ['d.added', 'R.added'],
    ],
    ['I remove a lesson', [part('P', [b]), part('Q', [c])], opened, 'P: b | Q: c', []],
    ['they remove a lesson', opened, [part('P', [b]), part('Q', [c])], 'P: b | Q: c', ['a.removed']],
    ['both remove it', [part('P', [b]), part('Q', [c])], [part('P', [b]), part('Q', [c])], 'P: b | Q: c', []],
    ['they remove a part', opened, [opened[0]!], 'P: a b', ['c.removed', 'Q.removed']],
    ['I remove a part', [opened[0]!], opened, 'P: a b', []],
    ['I turn the parts', opened.toReversed(), opened, 'Q: c | P: a b', []],
    ['they turn the parts', opened, opened.toReversed(), 'Q: c | P: a b', ['.order']],
    ['they turn the lessons', opened, [part('P', [b, a]), part('Q', [c])], 'P: b a | Q: c', ['P.order']],
    [
      'they turn the lessons and I add one',
      [part('P', [a, b, added]), part('Q', [c])],
      [part('P', [b, a]), part('Q', [c])],
      'P: b new-1 a | Q: c',
      ['P.order'],
    ],
    ['both turn them alike', [part('P', [b, a]), opened[1]!], [part('P', [b, a]), opened[1]!], 'P: b a | Q: c', []],
    ['they move a lesson', opened, [part('P', [a]), part('Q', [b, c])], 'P: a | Q: b c', ['b.place']],
    [
      'they move one and I name it anew',
      [part('P', [a, lesson('b', { title: 'B' })]), part('Q', [c])],
      [part('P', [a]), part('Q', [c, b])],
      'P: a | Q: c b',
      ['b.place'],
    ],
    [
      'I take away the part they put one into',
      [opened[0]!],
      [opened[0]!, part('Q', [c, d])],
      'P: a b | Q: d',
      ['d.added'],
    ],
    [
      'they take away the part I put one into: it is made anew',
      [opened[0]!, part('Q', [c, added])],
      [opened[0]!],
      'P: a b | Q-anew=Q: new-1',
      ['c.removed'],
    ],
    ['they name a part anew', opened, [opened[0]!, part('Q', [c], 'Dua')], 'P: a b | Q=Dua: c', ['Q.title']],
  ])('%s', (_, mine, current, is, theirs) => {
    expect(merge(mine, current)).toEqual({ is, theirs, both: [] });
  });

  it('each changed another field of one lesson', () => {
    const mine = [part('P', [lesson('a', { title: 'Alat' }), b]), opened[1]!];
    const current = [part('P', [lesson('a', { durationMinutes: 9, content: '<p>Isi</p>' }), b]), opened[1]!];
    const merged = mergeOutlines({ opened, mine, current });
    expect(merged.sections[0]!.lessons[0]).toEqual(
      lesson('a', { title: 'Alat', durationMinutes: 9, content: '<p>Isi</p>' }),
    );
    expect(merged.both).toEqual([]);
    expect(merged.theirs.map(questionOf)).toEqual(['a.durationMinutes', 'a.content']);
  });
});

describe('where both changed the same, a person chooses', () => {
  const change = (fields: Partial<MergedLesson>) => [part('P', [lesson('a', fields), b]), opened[1]!];
  it.each<[string, Part[], Part[], string, string, string]>([
    [
      'a lesson I changed and they took away',
      change({ title: 'Alat' }),
      [part('P', [b]), opened[1]!],
      'a.removed',
      'P: a-anew b | Q: c',
      'P: b | Q: c',
    ],
    [
      'a lesson they changed and I took away',
      [part('P', [b]), opened[1]!],
      change({ title: 'Alat' }),
      'a.removed',
      'P: b | Q: c',
      'P: a b | Q: c',
    ],
    [
      'a lesson I moved and they took away with its part',
      [part('P', [a, b, c]), part('Q', [])],
      [part('P', [a, b])],
      'c.removed',
      'P: a b c-anew',
      'P: a b',
    ],
    [
      'a part I named anew and they took away',
      [opened[0]!, part('Q', [], 'Dua')],
      [opened[0]!],
      'Q.removed',
      'P: a b | Q-anew=Dua:',
      'P: a b',
    ],
    [
      'a part they named anew and I took away',
      [opened[0]!],
      [opened[0]!, part('Q', [c], 'Dua')],
      'Q.removed',
      'P: a b',
      'P: a b | Q=Dua:',
    ],
    [
      'the title of a part',
      [opened[0]!, part('Q', [c], 'Dua')],
      [opened[0]!, part('Q', [c], 'Lanjut')],
      'Q.title',
      'P: a b | Q=Dua: c',
      'P: a b | Q=Lanjut: c',
    ],
    [
      'the part of a lesson',
      [part('P', [a]), part('Q', [c, b]), part('new-2', [])],
      [part('P', [a]), part('Q', [c]), part('R', [b])],
      'b.place',
      'P: a | Q: c b | R: | new-2:',
      'P: a | Q: c | R: b | new-2:',
    ],
  ])('%s', (_, mine, current, question, asMine, asTheirs) => {
    expect(merge(mine, current)).toMatchObject({ is: asMine, both: [question] });
    expect(merge(mine, current, { [question]: 'mine' }).is).toBe(asMine);
    expect(merge(mine, current, { [question]: 'theirs' })).toMatchObject({ is: asTheirs, both: [question] });
  });

  it('of the order of what three or more are', () => {
    const list = (order: string) => [
      part(
        'P',
        [...order].map((each) => lesson(each)),
      ),
    ];
    const states = { opened: list('abc'), mine: list('bac'), current: list('acb') };
    const of = (answers: OutlineAnswers) => shape(mergeOutlines(states, answers).sections);
    expect(mergeOutlines(states).both).toEqual([
      { key: 'P', about: 'order', opened: [...'abc'], mine: [...'bac'], theirs: [...'acb'] },
    ]);
    expect([of({}), of({ 'P.order': 'theirs' })]).toEqual(['P: b a c', 'P: a c b']);
  });

  it('of a field; a kind takes the rule along by which it is done', () => {
    const states = {
      opened,
      mine: change({ kind: 'video', rule: 'opened', title: 'Alat' }),
      current: change({ kind: 'assignment', rule: 'marked', title: 'Bahan' }),
    };
    const of = (answers: OutlineAnswers) => mergeOutlines(states, answers).sections[0]!.lessons[0]!;
    expect(mergeOutlines(states).both.map(questionOf)).toEqual(['a.title', 'a.kind']);
    expect(of({})).toMatchObject({ kind: 'video', rule: 'opened', title: 'Alat' });
    expect(of({ 'a.kind': 'theirs' })).toMatchObject({ kind: 'assignment', rule: 'marked', title: 'Alat' });
  });

  it('of all that differs where nobody knows what mine began from, and nothing of either is lost', () => {
    const mine = [part('P', [lesson('a', { title: 'Alat' }), b]), part('Q', [c], 'Dua')];
    const current = [part('Q', [c]), part('P', [a, d])];
    const merged = mergeOutlines({ opened: [], mine, current });
    expect(shape(merged.sections)).toBe('P: a d b-anew | Q=Dua: c');
    expect(merged.both.map(questionOf)).toEqual(['a.title', 'Q.title', '.order']);
  });
});

import { describe, expect, it } from 'vitest';
import { draftOf, isEdited, mergedWith, openedDraft, openedOf, readAnew, type OpenedOutline } from './openedOutline.ts';
import { newKey, type StoredOutline } from './outline.ts';

const storedAs = (version: number, title: string, learners = 0): StoredOutline => ({
  version,
  sections: [
    {
      id: 7,
      title,
      lessons: [
        {
          id: 9,
          title: 'Alat',
          kind: 'article',
          durationMinutes: 5,
          isPreview: false,
          isRequired: true,
          rule: null,
          content: null,
          url: null,
          learners,
        },
      ],
    },
  ],
});
const typed = (opened: OpenedOutline, title: string): OpenedOutline => ({
  ...opened,
  sections: opened.sections.map((each) => ({ ...each, title })),
});
/** As it comes back from where it is kept. */
const keptOf = (opened: OpenedOutline) => JSON.parse(JSON.stringify(draftOf(opened))) as Record<string, unknown>;

describe('an outline that is edited', () => {
  it('has nothing to save as it was opened', () => expect(isEdited(openedOf(storedAs(3, 'Satu')))).toBe(false));

  it('has nothing to save once it is what it was', () =>
    expect(isEdited(typed(typed(openedOf(storedAs(3, 'Satu')), 'Dua'), 'Satu'))).toBe(false));

  it('keeps what was typed, and its version, when it is read anew', () => {
    const mine = typed(openedOf(storedAs(3, 'Satu')), 'Isianku');
    expect(readAnew(mine, storedAs(4, 'Isian rekan'))).toBe(mine);
  });

  it.each([
    ['nothing was opened', null],
    ['nothing was typed', openedOf(storedAs(3, 'Satu'))],
  ])('takes over what is stored when %s', (_, opened) =>
    expect(readAnew(opened, storedAs(4, 'Isian rekan', 2))).toEqual(openedOf(storedAs(4, 'Isian rekan', 2))),
  );
});

describe('an outline that somebody else saved first', () => {
  const mine = typed(openedOf(storedAs(3, 'Satu')), 'Isianku');

  it('begins anew from theirs, with what was typed above it', () => {
    const theirs = storedAs(4, 'Satu');
    theirs.sections[0]!.lessons[0]!.durationMinutes = 9;
    const { merged, both } = mergedWith(mine, theirs, {});
    expect(merged).toMatchObject({ version: 4, begun: openedOf(theirs).sections });
    expect(merged.sections[0]).toMatchObject({ title: 'Isianku', lessons: [{ durationMinutes: 9 }] });
    expect([both, isEdited(merged)]).toEqual([[], true]);
  });

  it.each([
    ['mine', 'Isianku', true],
    ['theirs', 'Isian rekan', false],
  ] as const)('has where both typed %s, as a person chooses', (whose, title, isLeftToSave) => {
    const { merged, both } = mergedWith(mine, storedAs(4, 'Isian rekan'), { 'section-7.title': whose });
    expect(both).toHaveLength(1);
    expect([merged.sections[0]!.title, isEdited(merged)]).toEqual([title, isLeftToSave]);
  });

  it('is merged from a draft alike, which knows what it began from', () => {
    const draft = openedDraft(keptOf(mine))!;
    expect(mergedWith(draft, storedAs(4, 'Satu'), {}).both).toEqual([]);
    const older = openedDraft({ ...keptOf(mine), begun: undefined })!;
    expect(mergedWith(older, storedAs(4, 'Satu'), {}).both.map(({ about }) => about)).toEqual(['title']);
  });
});

describe('a draft of an outline', () => {
  it('is saved by the version it began from, whatever was saved meanwhile', () => {
    const draft = openedDraft(keptOf(typed(openedOf(storedAs(3, 'Satu')), 'Isianku')))!;
    const after = readAnew(draft, storedAs(4, 'Isian rekan'));
    expect(after.version).toBe(3);
    expect(after.sections[0]!.title).toBe('Isianku');
    expect(isEdited(after)).toBe(true);
  });

  it.each([
    ['there is none', undefined],
    ['it does not tell its version', { sections: [] }],
    ['it has no sections', { version: 3 }],
  ])('is not offered when %s', (_, values) => expect(openedDraft(values)).toBeNull());

  it('names what is new in it apart from what is added afterwards', () => {
    const kept = keptOf({ version: 3, sections: [{ key: 'new-1', title: 'Baru', lessons: [] }], begun: null });
    const keys = [openedDraft(kept)!.sections[0]!.key, newKey(), openedDraft(kept)!.sections[0]!.key];
    expect(new Set(keys).size).toBe(3);
  });
});

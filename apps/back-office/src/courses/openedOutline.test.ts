import { describe, expect, it } from 'vitest';
import { draftOf, isEdited, openedDraft, openedOf, readAnew, type OpenedOutline } from './openedOutline.ts';
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

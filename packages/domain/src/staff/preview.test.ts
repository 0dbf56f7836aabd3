import { describe, expect, it } from 'vitest';
import { opensPreview, COURSE_PREVIEW_MS, previewOf, previewText, type PreviewLink } from './preview.ts';

const END = new Date('2026-11-23T09:15:00Z');
const link: PreviewLink = { courseId: 6, by: 'u-1', face: 'main', program: null, endsAtMs: END.getTime() };
const inProgram: PreviewLink = { ...link, face: 'program', program: 'janabadra' };
const before = new Date(END.getTime() - 1);

describe('a link to a preview', () => {
  it('holds a quarter of an hour', () => expect(COURSE_PREVIEW_MS).toBe(900_000));

  it.each([
    [link, { face: 'main', program: null }, before, true],
    [link, { face: 'main', program: null }, END, false],
    [link, { face: 'internship', program: null }, before, false],
    [link, { face: 'main', program: 'any' }, before, true],
    [inProgram, { face: 'program', program: 'janabadra' }, before, true],
    [inProgram, { face: 'program', program: 'another' }, before, false],
    [inProgram, { face: 'main', program: 'janabadra' }, before, false],
  ] as const)('%j opens %j at %s: %s', (given, page, now, opens) => expect(opensPreview(given, page, now)).toBe(opens));

  it('is read back as it was written, and nothing else is read as one', () => {
    expect(previewOf(previewText(inProgram))).toEqual(inProgram);
    for (const text of ['', 'JBSWY3DPEHPK3PXP', '["other",6]']) expect(previewOf(text)).toBeNull();
  });
});

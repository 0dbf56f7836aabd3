import { describe, expect, it } from 'vitest';
import { isPrakerja, PRAKERJA_CATEGORY_ID, PRAKERJA_CODE, type PrakerjaMarks } from './prakerja.ts';

describe('Prakerja is category id 78 or the code pmo_prakerja', () => {
  it('keeps the two marks of the specification', () => {
    expect(PRAKERJA_CATEGORY_ID).toBe(78);
    expect(PRAKERJA_CODE).toBe('pmo_prakerja');
  });

  it.each([
    ['the id 78 marks it', { categoryid: 78 }, true],
    ['78 in a list marks it', { categoryid: [1, 78] }, true],
    ['the category pmo_prakerja marks it', { category: 'pmo_prakerja' }, true],
    ['77 does not', { categoryid: 77 }, false],
    ['79 does not', { categoryid: 79 }, false],
    ['a list without 78 does not', { categoryid: [7, 8] }, false],
    ['another category does not', { category: 'umum' }, false],
    ['no mark at all does not', { categoryid: null, category: null }, false],
  ] as [string, PrakerjaMarks, boolean][])('%s', (_, course, expected) => {
    expect(isPrakerja(course)).toBe(expected);
  });
});

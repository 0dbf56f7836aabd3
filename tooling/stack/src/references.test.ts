import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { anchorOf, createLookup, deadReferences } from './references.ts';
import { root } from './workspace.ts';

test('every reference in code and documents leads somewhere', () => {
  expect(deadReferences(root)).toEqual([]);
});

test('every decision record says its status, its date and what else was thought of', () => {
  const PARTS = [
    /^(?:Status: |## Status\n\n)\S/m,
    /(?:^|· )Date: \d{4}-\d\d-\d\d|^## Date\n\n\d{4}-\d\d-\d\d/m,
    /^(?:## |\*\*)Alternatives/m,
  ];
  const records = globSync('tooling/decisions/*.md', { cwd: root });
  expect(records.length).toBeGreaterThan(50);
  const isWhole = (record: string): boolean => {
    const text = readFileSync(path.join(root, record), 'utf8');
    return PARTS.every((part) => part.test(text));
  };
  expect(records.filter((record) => !isWhole(record))).toEqual([]);
});

test('a heading has the anchor that web pages give it', () => {
  expect(anchorOf('E-mail verification')).toBe('e-mail-verification');
  expect(anchorOf("Do and don't")).toBe('do-and-dont');
});

describe('what counts as dead', () => {
  const deadIn = createLookup(root);
  it.each([
    ['a page that is not there', '/** (docs/product/nowhere.md) */', ['docs/product/nowhere.md']],
    ['a heading that is not there', '/** (docs/product/promo.md#nowhere) */', ['docs/product/promo.md#nowhere']],
    ['a record that is not there', '// tooling/decisions/9999', ['tooling/decisions/9999']],
    ['a reading that is not there', '/** Late money (R99). */', ['R99']],
    ['a book that is not in the house', '/** Toggle (spec 4, Wishlist toggle). */', ['spec 4']],
    ['another book that is not in the house', '/** One direction (architecture: down). */', ['architecture:']],
    ['the old way to cite a reading', '/** Late money (decisions 7). */', ['decisions 7']],
  ])('%s', (_, line, expected) => expect(deadIn(line)).toEqual(expected));

  it('and what does not', () => {
    expect(deadIn('/** Late money (docs/product/promo.md#flow; R7; tooling/decisions/0007). */')).toEqual([]);
  });
});

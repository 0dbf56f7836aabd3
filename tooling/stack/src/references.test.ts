import { describe, expect, it, test } from 'vitest';
import { anchorOf, createLookup, deadReferences } from './references.ts';
import { root } from './workspace.ts';

test('every reference in code and documents leads somewhere', () => {
  expect(deadReferences(root)).toEqual([]);
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
    ['the old way to cite a reading', '/** Late money (decisions 7). */', ['decisions 7']],
  ])('%s', (_, line, expected) => expect(deadIn(line)).toEqual(expected));

  it('and what does not', () => {
    expect(deadIn('/** Late money (docs/product/promo.md#flow; R7; tooling/decisions/0007). */')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { addTag, removeTag, tagOptions } from './tags.ts';

describe('tag input', () => {
  it.each([
    ['a trimmed entry is added', ['a'], ' b ', ['a', 'b']],
    ['an empty entry is not', ['a'], '  ', ['a']],
    ['the same entry is added once', ['a'], 'a', ['a']],
  ])('%s', (_, tags, entry, expected) => {
    expect(addTag(tags, entry)).toEqual(expected);
  });

  it('removes one', () => {
    expect(removeTag(['a', 'b'], 'a')).toEqual(['b']);
  });

  it.each([
    ['not yet chosen ones', [], '', ['Mencanting', 'Tata boga']],
    ['those filtered by the typed text', [], ' BOGA', ['Tata boga']],
    ['not the chosen ones', ['Tata boga'], '', ['Mencanting']],
    ['none when nothing fits', [], 'x', []],
  ])('offers %s', (_, tags, typed, expected) => {
    expect(tagOptions(['Mencanting', 'Tata boga'], tags, typed)).toEqual(expected);
  });
});

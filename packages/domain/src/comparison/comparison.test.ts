import { expect, it } from 'vitest';
import { comparedIn, comparedValue, withCompared, withoutCompared } from './comparison.ts';

it.each([
  ['nothing', undefined, []],
  ['an empty value', '', []],
  ['one', 'batik', ['batik']],
  ['three', 'a,b,c', ['a', 'b', 'c']],
  ['the first three of four', 'a,b,c,d', ['a', 'b', 'c']],
  ['each once, and no blanks', ' a ,,a,b', ['a', 'b']],
])('an address that names %s', (_, value, expected) => expect(comparedIn(value)).toEqual(expected));

it('names what it compares, and nothing without any', () => {
  expect(comparedValue(['a', 'b'])).toBe('a,b');
  expect(comparedValue([])).toBeUndefined();
});

it('takes one more while there is room, and none twice', () => {
  expect(withCompared([], 'a')).toEqual(['a']);
  expect(withCompared(['a', 'b'], 'b')).toEqual(['a', 'b']);
  expect(withCompared(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
  expect(withCompared(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c']);
});

it('lets one go', () => expect(withoutCompared(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']));

import { expect, it } from 'vitest';
import { keywordToRemember, MOST_KEYWORD_SIGNS } from './history.ts';

it.each([
  ['  batik   tulis ', 'batik tulis'],
  ['', null],
  ['   ', null],
  ['x'.repeat(MOST_KEYWORD_SIGNS), 'x'.repeat(MOST_KEYWORD_SIGNS)],
  ['x'.repeat(MOST_KEYWORD_SIGNS + 1), null],
])('%j is remembered as %j', (typed, keyword) => expect(keywordToRemember(typed)).toBe(keyword));

import { expect, it } from 'vitest';
import { isFillerWord } from './fillerWords.ts';

it.each(['sampai', 'untuk', 'yang', 'di', 'belajar', 'bikin'])('%s means nothing to look for', (word) =>
  expect(isFillerWord(word)).toBe(true),
);

it.each(['sampah', 'batik', 'las', ''])('%j may be looked for', (word) => expect(isFillerWord(word)).toBe(false));

import { describe, expect, it } from 'vitest';
import { initiallyOpen, toggleItem } from './toggle.ts';

describe('accordion: one item open at a time', () => {
  it.each([
    ['a closed one opens', null, 'a', 'a'],
    ['another one opens instead', 'a', 'b', 'b'],
    ['an open one closes', 'a', 'a', null],
  ])('%s', (_, open, clicked, expected) => {
    expect(toggleItem(open, clicked)).toBe(expected);
  });

  it.each([
    ['closed by default', ['a', 'b'], false, null],
    ['the one that defaults open', ['a', 'b'], true, 'a'],
    ['without items nothing is open', [], true, null],
  ])('%s', (_, ids, defaultOpen, expected) => {
    expect(initiallyOpen(ids, { defaultOpen })).toBe(expected);
  });
});

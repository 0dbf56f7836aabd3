import { describe, expect, it } from 'vitest';
import { closesBottomSheet } from './drag.ts';

describe('a bottom sheet closes when dragged down more than half its height', () => {
  it.each([
    [199, false],
    [200, false],
    [201, true],
    [-300, false],
  ])('%i of 400 px: %s', (draggedPx, expected) => {
    expect(closesBottomSheet({ draggedPx, heightPx: 400 })).toBe(expected);
  });
});

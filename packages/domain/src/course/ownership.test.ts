import { describe, expect, it } from 'vitest';
import { ownershipLabel } from './ownership.ts';

describe('the ownership slot (R2)', () => {
  it.each([
    ['an owned paid course is registered', { owned: true, price: 100 }, 'registered'],
    ['an owned free course is registered', { owned: true, price: 0 }, 'registered'],
    ['not owned and without price is available', { owned: false }, 'available'],
    ['not owned and free is available', { owned: false, price: 0 }, 'available'],
    ['not owned and paid has no label', { owned: false, price: 1 }, null],
    ['unknown ownership counts as not owned', { owned: null, price: 1 }, null],
  ])('%s', (_, course, expected) => {
    expect(ownershipLabel(course)).toBe(expected);
  });
});

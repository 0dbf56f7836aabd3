import { describe, expect, it } from 'vitest';
import { IMPRESSION_DEBOUNCE_MS } from './batch.ts';

describe('impression batching', () => {
  it('waits 2000 ms', () => {
    expect(IMPRESSION_DEBOUNCE_MS).toBe(2000);
  });
});

import { describe, expect, it } from 'vitest';
import { mergedAbove } from './mergedAbove.ts';

const opened = { name: 'PT Suluh', npwp: '01', taxPercent: '11' };

describe('a form that is read anew', () => {
  it('keeps what was typed, and takes over what somebody else saved', () =>
    expect(mergedAbove(opened, { ...opened, name: 'PT Suluh Ilmu' }, { ...opened, taxPercent: '12' })).toEqual({
      values: { name: 'PT Suluh Ilmu', npwp: '01', taxPercent: '12' },
      theirs: {},
    }));

  it('keeps mine where both typed, and tells what they wrote', () =>
    expect(mergedAbove(opened, { ...opened, taxPercent: '10' }, { ...opened, taxPercent: '12' })).toEqual({
      values: { ...opened, taxPercent: '10' },
      theirs: { taxPercent: '12' },
    }));

  it('is what is stored once it was saved', () => {
    const saved = { ...opened, name: 'PT Suluh Ilmu' };
    expect(mergedAbove(opened, saved, saved)).toEqual({ values: saved, theirs: {} });
  });
});

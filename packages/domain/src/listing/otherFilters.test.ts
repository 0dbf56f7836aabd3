import { describe, expect, it } from 'vitest';
import { METHOD_FILTERS, providerFilters, TRAINING_FILTERS } from './otherFilters.ts';

describe('provider, training and method filters', () => {
  it('offers coursera in one list only', () => {
    expect(providerFilters({ withCoursera: false })).toEqual(['semua', 'internal', 'partner']);
    expect(providerFilters({ withCoursera: true })).toEqual(['semua', 'internal', 'partner', 'coursera']);
  });

  it('offers the training and method filters of the specification', () => {
    expect(TRAINING_FILTERS).toEqual(['semua', 'prakerja', 'nonprakerja']);
    expect(METHOD_FILTERS).toEqual(['semua', 'mandiri', 'webinar']);
  });
});

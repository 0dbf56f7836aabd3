import { expect, it } from 'vitest';
import { METHOD_FILTERS, PROVIDER_FILTERS, TRAINING_FILTERS } from './otherFilters.ts';

it('offers the provider, training and method filters of the specification', () => {
  expect(PROVIDER_FILTERS).toEqual(['semua', 'internal', 'partner', 'coursera']);
  expect(TRAINING_FILTERS).toEqual(['semua', 'prakerja', 'nonprakerja']);
  expect(METHOD_FILTERS).toEqual(['semua', 'mandiri', 'webinar']);
});

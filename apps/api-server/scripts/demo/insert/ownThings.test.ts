import { activeFilterCount, isFilterPath, parseListingQuery } from '@suluh/domain/listing';
import { expect, it } from 'vitest';
import { KEPT_FILTER } from './ownThings.ts';

it('the filter that is kept filters something', () => {
  const { path } = KEPT_FILTER;
  expect(isFilterPath(path)).toBe(true);
  expect(activeFilterCount(parseListingQuery(path.split('?')[1]!))).toBe(1);
});

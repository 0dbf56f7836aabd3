import type { facets } from '@suluh/api/catalogue';
import { COURSE_TYPE_FILTERS, ONE_OF_FILTERS, PRICE_BUCKETS, UPCOMING, type OneOfFilter } from '@suluh/domain/listing';
import type { z } from 'zod';
import { courseTypeFilterText, listingText, oneOfFilterText, priceBucketText } from '@suluh/i18n-id/listing';
import * as label from '@suluh/i18n-id/label';
import type { FacetName } from '../../search/indexParts.ts';
import type { FacetCounts } from '../../search/listing.ts';

type Facets = z.output<typeof facets>;

/** Most options an answer lists per filter; chosen ones are listed beyond it. */
const MAX_OPTIONS = 100;

/** Names of options that are ids or codes. */
export interface OptionNames {
  category: ReadonlyMap<string, string>;
  role: ReadonlyMap<string, string>;
  lp: ReadonlyMap<string, string>;
}

const FIXED: Partial<Record<FacetName, readonly { value: string; title: string }[]>> = {
  courseType: COURSE_TYPE_FILTERS.map((value) => ({ value, title: courseTypeFilterText[value] })),
  price: PRICE_BUCKETS.map((value) => ({ value, title: priceBucketText[value] })),
  rating: [5, 4, 3, 2, 1].map((star) => ({ value: String(star), title: listingText.ratingAndUp(star) })),
};

/** The choices of a filter of which one is chosen at a time, but for the one that takes all. */
const choicesOf = (name: OneOfFilter) =>
  ONE_OF_FILTERS[name].filter((value) => value !== 'semua').map((value) => ({ value, title: oneOfFilterText[value] }));

function titleOf(name: FacetName, value: string, names: OptionNames): string {
  if (name === 'role' && value === UPCOMING) return label.comingSoon;
  if (name === 'category' || name === 'role' || name === 'lp') return names[name].get(value) ?? value;
  return value;
}

/** Filter options as answers list them: fixed ones in their order, others by count and title. Zero counts stay. */
export function facetsOf(
  counts: FacetCounts,
  names: OptionNames,
  chosen: Partial<Record<FacetName, readonly string[]>>,
): Facets {
  const fixedOf = (name: FacetName | OneOfFilter, fixed: readonly { value: string; title: string }[]) =>
    fixed.map(({ value, title }) => ({ title, value, count: counts[name].get(value) ?? 0 }));
  const optionsOf = (name: FacetName): Facets[FacetName] => {
    const fixed = FIXED[name];
    if (fixed) return fixedOf(name, fixed);
    const options = [...counts[name]].map(([value, count]) => ({ title: titleOf(name, value, names), value, count }));
    options.sort((left, right) => right.count - left.count || (left.title < right.title ? -1 : 1));
    return options.filter(({ value }, at) => at < MAX_OPTIONS || chosen[name]?.includes(value));
  };
  return {
    courseType: optionsOf('courseType'),
    locationEvent: optionsOf('locationEvent'),
    location: optionsOf('location'),
    role: optionsOf('role'),
    category: optionsOf('category'),
    price: optionsOf('price'),
    education: optionsOf('education'),
    rating: optionsOf('rating'),
    lp: optionsOf('lp'),
    provider: fixedOf('provider', choicesOf('provider')),
    training: fixedOf('training', choicesOf('training')),
    method: fixedOf('method', choicesOf('method')),
  };
}

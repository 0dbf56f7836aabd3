import { pageOf, pageSizeOf } from '../pagination/index.ts';
import { METHOD_FILTERS, PROVIDER_FILTERS, TRAINING_FILTERS } from './otherFilters.ts';
import { PRICE_BUCKETS } from './price.ts';
import { COURSE_TYPE_FILTERS, type ListingQuery } from './query.ts';
import { sortOf } from './sort.ts';

/** A query string, its parsed form, or the record that a page of Next receives. */
export type QuerySource = string | URLSearchParams | Record<string, string | readonly string[] | undefined>;

/** Highest age taken from an address. */
const MAX_AGE = 150;
/** A longer keyword is cut: nothing is found by it anyway. */
const MAX_KEYWORD_LENGTH = 100;
const MAX_VALUES = 50;

/**
 * The state of a listing from its address. Lists are read as name, name[] or name[0]; unknown values fall
 * back to the default, and nothing ever throws (docs/product/listing.md#address; docs/product/api.md#form).
 */
export function parseListingQuery(source: QuerySource): ListingQuery {
  const values = valuesByName(source);
  const first = (name: string) => values.get(name)?.[0];
  const list = (name: string) => [...new Set(values.get(name) ?? [])].slice(0, MAX_VALUES);
  return {
    q: (first('q') ?? '').slice(0, MAX_KEYWORD_LENGTH),
    exact: first('exact') === '1',
    page: pageOf(first('page')),
    limit: pageSizeOf(first('limit')),
    sort: sortOf(first('sort')),
    courseType: known(list('courseType'), COURSE_TYPE_FILTERS),
    locationEvent: list('locationEvent'),
    location: list('location'),
    role: list('role'),
    category: list('category'),
    price: known(list('price'), PRICE_BUCKETS),
    education: list('education'),
    ...ageBounds(first('min_age'), first('max_age')),
    rating: numberWithin(first('rating'), 1, 5),
    lp: list('lp'),
    provider: oneOf(PROVIDER_FILTERS, first('provider')),
    training: oneOf(TRAINING_FILTERS, first('training')),
    method: oneOf(METHOD_FILTERS, first('method')),
  };
}

function valuesByName(source: QuerySource): Map<string, string[]> {
  const entries: Iterable<readonly [string, string | readonly string[] | undefined]> =
    typeof source === 'string' || source instanceof URLSearchParams
      ? new URLSearchParams(source)
      : Object.entries(source);
  const values = new Map<string, string[]>();
  for (const [name, value] of entries) {
    const bare = name.replace(/\[\d*\]$/, '');
    const texts = (typeof value === 'string' ? [value] : (value ?? [])).map((text) => text.trim());
    const present = texts.filter((text) => text !== '');
    values.set(bare, [...(values.get(bare) ?? []), ...present]);
  }
  return values;
}

/** A pair in the wrong order is no filter (docs/product/validation.md#age-filter). */
function ageBounds(min: string | undefined, max: string | undefined): Pick<ListingQuery, 'min_age' | 'max_age'> {
  const min_age = numberWithin(min, 0, MAX_AGE);
  const max_age = numberWithin(max, 0, MAX_AGE);
  if (min_age !== null && max_age !== null && min_age > max_age) return { min_age: null, max_age: null };
  return { min_age, max_age };
}

function known<Value extends string>(values: readonly string[], allowed: readonly Value[]): Value[] {
  return allowed.filter((value) => values.includes(value));
}

const oneOf = <Value extends string>(known: readonly [Value, ...Value[]], value: string | undefined): Value =>
  known.find((each) => each === value) ?? known[0];

function numberWithin(text: string | undefined, min: number, max: number): number | null {
  if (text === undefined || !/^\d{1,3}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

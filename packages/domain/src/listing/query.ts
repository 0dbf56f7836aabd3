import type { PageSize } from '../pagination/index.ts';
import type { MethodFilter, ProviderFilter, TrainingFilter } from './otherFilters.ts';
import type { PriceBucket } from './price.ts';
import type { SortValue } from './sort.ts';

/** Values of the courseType filter. */
export const COURSE_TYPE_FILTERS = ['online', 'offline'] as const;
export type CourseTypeFilter = (typeof COURSE_TYPE_FILTERS)[number];

/** Value of the role filter for courses with an event to come. */
export const UPCOMING = 'upcoming';

/** The state of a course listing, as its address carries it (docs/product/listing.md#address; R12). */
export interface ListingQuery {
  /** Keyword (R12). */
  q: string;
  /** The keyword is meant as it was typed, mistyped or not. */
  exact: boolean;
  page: number;
  limit: PageSize;
  sort: SortValue;
  courseType: readonly CourseTypeFilter[];
  /** City of the event (R12). */
  locationEvent: readonly string[];
  /** City of the provider (R12). */
  location: readonly string[];
  /** Partner category id, or {@link UPCOMING} (docs/product/addresses.md#main-site). */
  role: readonly string[];
  category: readonly string[];
  price: readonly PriceBucket[];
  education: readonly string[];
  min_age: number | null;
  max_age: number | null;
  /** Lowest rating, 1 to 5. */
  rating: number | null;
  /** Codes of the training providers. */
  lp: readonly string[];
  provider: ProviderFilter;
  training: TrainingFilter;
  method: MethodFilter;
}

/** Filters that take several values. */
export const LIST_FILTERS = [
  'courseType',
  'locationEvent',
  'location',
  'role',
  'category',
  'price',
  'education',
  'lp',
] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** Every query param of a listing, in the order in which they are written (docs/product/listing.md#address; q by R12). */
export const LISTING_PARAMS = [
  'q',
  'exact',
  'limit',
  'page',
  'sort',
  'courseType',
  'locationEvent',
  'role',
  'category',
  'price',
  'education',
  'min_age',
  'max_age',
  'rating',
  'lp',
  'location',
  'provider',
  'training',
  'method',
] as const;
export type ListingParam = (typeof LISTING_PARAMS)[number];

/** A listing without any choice: first page, 10 items, most relevant first. */
export const EMPTY_LISTING_QUERY: ListingQuery = {
  q: '',
  exact: false,
  page: 1,
  limit: 10,
  sort: 0,
  courseType: [],
  locationEvent: [],
  location: [],
  role: [],
  category: [],
  price: [],
  education: [],
  min_age: null,
  max_age: null,
  rating: null,
  lp: [],
  provider: 'semua',
  training: 'semua',
  method: 'semua',
};

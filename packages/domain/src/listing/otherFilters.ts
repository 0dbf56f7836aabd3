/** Provider filter of listings: all, the house's own, partners', and Coursera where a list has it (docs/product/listing.md#filters). */
export const PROVIDER_FILTERS = ['semua', 'internal', 'partner', 'coursera'] as const;
export type ProviderFilter = (typeof PROVIDER_FILTERS)[number];

/** Training filter of listings (docs/product/listing.md#filters). */
export const TRAINING_FILTERS = ['semua', 'prakerja', 'nonprakerja'] as const;
export type TrainingFilter = (typeof TRAINING_FILTERS)[number];

/** Method filter of listings (docs/product/listing.md#filters). */
export const METHOD_FILTERS = ['semua', 'mandiri', 'webinar'] as const;
export type MethodFilter = (typeof METHOD_FILTERS)[number];

/** Filters of which one value is chosen; the first, which is none, is left out of addresses. */
export const ONE_OF_FILTERS = {
  provider: PROVIDER_FILTERS,
  training: TRAINING_FILTERS,
  method: METHOD_FILTERS,
} as const;
export type OneOfFilter = keyof typeof ONE_OF_FILTERS;
export const ONE_OF_FILTER_NAMES: readonly OneOfFilter[] = ['provider', 'training', 'method'];

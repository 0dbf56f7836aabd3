/** Provider filter of lists (docs/product/listing.md). */
export const PROVIDER_FILTERS = ['semua', 'internal', 'partner', 'coursera'] as const;
export type ProviderFilter = (typeof PROVIDER_FILTERS)[number];

/** Training filter of account lists (docs/product/listing.md). */
export const TRAINING_FILTERS = ['semua', 'prakerja', 'nonprakerja'] as const;
export type TrainingFilter = (typeof TRAINING_FILTERS)[number];

/** Method filter of account lists (docs/product/listing.md). */
export const METHOD_FILTERS = ['semua', 'mandiri', 'webinar'] as const;
export type MethodFilter = (typeof METHOD_FILTERS)[number];

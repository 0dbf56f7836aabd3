/** Filters a learner may keep on one site (docs/product/listing.md#saved-filters). */
export const MOST_SAVED_FILTERS = 20;

/** Most letters of the name of one. */
export const FILTER_NAME_MAX_LENGTH = 60;

/** Most letters of the address of one. */
export const FILTER_PATH_MAX_LENGTH = 1000;

/** Whether an address is a path of the site it is opened on, as a kept filter leads to; no other site, nothing that runs. */
export const isFilterPath = (path: string): boolean =>
  path.length <= FILTER_PATH_MAX_LENGTH && /^\/(?![/\\])[^\s\\<>"#]*$/.test(path);

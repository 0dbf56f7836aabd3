/** Filters a learner may keep on one site (docs/product/listing.md#saved-filters). */
export const MOST_SAVED_FILTERS = 20;

/** Most letters of the name of one. */
export const FILTER_NAME_MAX_LENGTH = 60;

const MOST_PATH_LETTERS = 1000;

/** Whether an address is a path of the site it is opened on, as a kept filter leads to; no other site, nothing that runs. */
export const isFilterPath = (path: string): boolean =>
  path.length <= MOST_PATH_LETTERS && /^\/(?![/\\])[^\s\\<>"#]*$/.test(path);

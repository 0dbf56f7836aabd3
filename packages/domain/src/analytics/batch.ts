/** Impressions are gathered and sent this long after the last one (spec 7, Other; spec 9, Times). */
export const IMPRESSION_DEBOUNCE_MS = 2000;

/**
 * Impressions are gathered and sent this long after the last one (docs/product/analytics.md;
 * docs/product/display.md#times).
 */
export const IMPRESSION_DEBOUNCE_MS = 2000;

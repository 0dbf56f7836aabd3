import { DAY_SECONDS } from '../time/index.ts';

/** Cookie that holds what somebody chose: 'on' or 'off'. Without it the browser's own wish counts. */
export const DATA_SAVER_COOKIE = 'suluh-data-saver';

/** How long the choice is remembered, in seconds: a year. */
export const DATA_SAVER_MAX_AGE_SECONDS = 365 * DAY_SECONDS;

/**
 * Whether a page is to be sparing: cloth instead of pictures, the phone's own font, nothing that plays by itself
 * (docs/product/display.md#data-saver).
 * @param chosen value of the cookie
 * @param asked the browser's Save-Data header
 */
export const isSavingData = (chosen: string | undefined, asked: string | null | undefined): boolean =>
  chosen === 'on' || (chosen !== 'off' && asked?.trim().toLowerCase() === 'on');

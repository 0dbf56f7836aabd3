/** How long a device collects what was played before it reports, in milliseconds. */
export const REPORT_EVERY_MS = 10_000;

/** Pause before the next lesson begins by itself, in seconds. */
export const NEXT_LESSON_SECONDS = 5;

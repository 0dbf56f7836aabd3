/** A day, where it is so many hours and no day of a calendar. */
export const DAY_SECONDS = 86_400;
export const DAY_MS = DAY_SECONDS * 1000;
export const HOUR_MS = 3_600_000;

import { DEFAULT_TIME_ZONE, toLocalMoment } from '@suluh/domain/time';

/** '2026-03-01 13:45' by the clocks of a place, Jakarta's unless said, which spreadsheets know for a moment. */
export const momentCell = (at: Date | string | null, timeZone: string = DEFAULT_TIME_ZONE): string =>
  at === null ? '' : toLocalMoment(new Date(at).toISOString(), timeZone).replace('T', ' ');

import { DAY_MS } from '../time/index.ts';

/** A session of staff that nobody uses for so long is over (docs/product/staff.md#signing-in). */
export const STAFF_IDLE_MS = 15 * 60_000;

/** A session of staff is over so long after it began, used or not. */
export const STAFF_SESSION_MS = 12 * 3_600_000;

/** How long a mailed invitation opens the door to a password. */
export const STAFF_INVITATION_MS = 3 * DAY_MS;

/** Seconds one code of an authenticator holds, and how many steps beside the present one are taken (slow clocks). */
export const STAFF_CODE_SECONDS = 30;
export const STAFF_CODE_WINDOW = 1;

/** Whether a session of staff still opens anything. */
export const isStaffSessionLive = ({ startedAt, usedAt }: { startedAt: Date; usedAt: Date }, now: Date): boolean =>
  now.getTime() - usedAt.getTime() < STAFF_IDLE_MS && now.getTime() - startedAt.getTime() < STAFF_SESSION_MS;

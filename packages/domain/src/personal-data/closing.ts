import { DAY_MS } from '../time/index.ts';

/** Days in which somebody who closed an account may come back by logging in. */
export const CLOSING_GRACE_DAYS = 7;

/** When an account that is closed at `closedAt` is erased (docs/product/personal-data.md#closing). */
export const erasureAt = (closedAt: Date): Date => new Date(closedAt.getTime() + CLOSING_GRACE_DAYS * DAY_MS);

/** How fresh a login has to be to close an account that has no password, in milliseconds. */
const FRESH_LOGIN_MS = 15 * 60_000;

/** Whether a login is proof enough to close an account without a password. */
export const isFreshLogin = (loginAt: Date, now: Date): boolean => now.getTime() - loginAt.getTime() <= FRESH_LOGIN_MS;

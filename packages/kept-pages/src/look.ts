import type { IncomingHttpHeaders } from 'node:http';
import { cookiesIn } from './cookiesIn.ts';

const LOOK_COOKIE = /^suluh-[\w-]+-look$/;

/**
 * Whether cookies say that somebody of staff looks as a learner in this browser (docs/product/staff.md#looking).
 * @param cookies a Cookie header, or `document.cookie`
 */
export const saysLook = (cookies: string | null): boolean =>
  Object.entries(cookiesIn(cookies)).some(([name, value]) => LOOK_COOKIE.test(name) && Boolean(value));

/** Each page of a look says so, so that none of it comes from what is kept for everybody. */
export const isLooking = ({ cookie }: IncomingHttpHeaders): boolean => saysLook(cookie ?? null);

import type { IncomingHttpHeaders } from 'node:http';
import { cookiesIn } from './cookiesIn.ts';

const LOOK_COOKIE = /^suluh-[\w-]+-look$/;

/**
 * Whether somebody of staff looks as a learner in this browser: each page then says so, so that none of it comes from what is
 * kept for everybody (docs/product/staff.md#looking).
 */
export const isLooking = ({ cookie }: IncomingHttpHeaders): boolean =>
  Object.entries(cookiesIn(cookie ?? null)).some(([name, value]) => LOOK_COOKIE.test(name) && Boolean(value));

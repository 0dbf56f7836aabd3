import { isGuestId } from '@suluh/domain/session';
import { nanoid } from 'nanoid';
import { GUEST_COOKIE } from '../cookies/index.ts';

const YEAR_S = 31_536_000;

/**
 * The visitor's guest id of 21 characters, created once if missing (docs/product/session.md; docs/product/display.md).
 * Browser only.
 */
export function ensureGuestId(): string {
  const known = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${GUEST_COOKIE}=`))
    ?.slice(GUEST_COOKIE.length + 1);
  if (isGuestId(known)) return known;
  const created = nanoid();
  document.cookie = `${GUEST_COOKIE}=${created}; Path=/; SameSite=Lax; Max-Age=${YEAR_S}`;
  return created;
}

/** How long staff look as a learner at most, in milliseconds; no longer than an access token lives. */
export const LOOK_MS = 15 * 60_000;
/** How long the code holds by which a look begins on the learner's site, in milliseconds. */
export const LOOK_CODE_MS = 60_000;
/** Least and most letters of the reason somebody gives. */
export const LOOK_REASON = { least: 10, most: 300 } as const;

/** What is so of a call that a look makes. */
interface LookedCall {
  method: string;
  /** It ends the look. */
  endsLook?: boolean | undefined;
  /** What it answers is nobody's but the learner's. */
  isClosedToLooks?: boolean | undefined;
}

/** Why a call is refused while somebody of staff looks as a learner; null when it is not. */
export type LookRefusal = 'readOnly' | 'private' | null;

/**
 * Whoever looks reads and nothing else, and not what support has no need of (docs/product/staff.md#looking). New calls that change
 * something are closed without a word about it.
 */
export function lookRefusal({ method, endsLook = false, isClosedToLooks = false }: LookedCall): LookRefusal {
  if (endsLook) return null;
  if (method !== 'GET' && method !== 'HEAD') return 'readOnly';
  return isClosedToLooks ? 'private' : null;
}

/** Whether a look goes on: it ends by the clock, whatever was done meanwhile. */
export const isLookLive = ({ endsAt }: { endsAt: Date }, now: Date): boolean => now.getTime() < endsAt.getTime();

/** Who may not be looked at: staff, oneself among them, whose pages say more than a learner's, and closed accounts. */
export function mayBeLookedAt({ isStaff, isClosed }: { isStaff: boolean; isClosed: boolean }): boolean {
  return !isStaff && !isClosed;
}

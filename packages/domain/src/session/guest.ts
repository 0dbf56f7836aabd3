/** Length of a guest id (spec 9, Other). */
export const GUEST_ID_LENGTH = 21;

/**
 * Whether a stored value is a guest id: 21 characters of the URL-safe alphabet. A missing one is created once
 * (spec 4, Session).
 */
export function isGuestId(value: string | null | undefined): value is string {
  return value != null && value.length === GUEST_ID_LENGTH && /^[\w-]+$/.test(value);
}

/** Length of a guest id (docs/product/session.md). */
export const GUEST_ID_LENGTH = 21;

/**
 * Whether a stored value is a guest id: 21 characters of the URL-safe alphabet. A missing one is created once
 * (docs/product/session.md).
 */
export function isGuestId(value: string | null | undefined): value is string {
  return value != null && value.length === GUEST_ID_LENGTH && /^[\w-]+$/.test(value);
}

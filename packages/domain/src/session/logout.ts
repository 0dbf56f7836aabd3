import { safeRedirectTarget } from './redirect.ts';

export type LogoutStep = 'clearToken' | 'clearRefreshToken' | 'clearProfile' | 'broadcastReload';

/**
 * What logout does on success and on failure alike, in order, before it redirects (docs/product/session.md;
 * docs/product/errors.md).
 */
export const LOGOUT_STEPS: readonly LogoutStep[] = [
  'clearToken',
  'clearRefreshToken',
  'clearProfile',
  'broadcastReload',
];

/**
 * Where logout leads: the link in the response, else '/' (docs/product/dialogs.md). A link to another site is
 * kept only when it is one of the allowed sign-out addresses.
 */
export function logoutTarget(redirect: string | null | undefined, allowedAddresses: readonly string[] = []): string {
  if (redirect != null && allowedAddresses.includes(redirect)) return redirect;
  return safeRedirectTarget(redirect);
}

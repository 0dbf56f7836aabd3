import { safeRedirectTarget } from './redirect.ts';

/**
 * Where logout leads: the link in the response, else '/' (docs/product/dialogs.md). A link to another site is
 * kept only when it is one of the allowed sign-out addresses.
 */
export function logoutTarget(redirect: string | null | undefined, allowedAddresses: readonly string[] = []): string {
  if (redirect != null && allowedAddresses.includes(redirect)) return redirect;
  return safeRedirectTarget(redirect);
}

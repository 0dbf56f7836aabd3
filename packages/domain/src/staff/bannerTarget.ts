import { safeRedirectTarget } from '../session/index.ts';

/**
 * Whether staff may let a banner lead there: a path of ours, or an https address (docs/product/staff.md#content).
 * What browsers read differently than it is written is neither.
 */
export function isBannerTarget(address: string): boolean {
  if (address.startsWith('/')) return address === '/' || safeRedirectTarget(address) !== '/';
  return /^https:\/\/[^/\s\\]/i.test(address) && URL.canParse(address) && new URL(address).username === '';
}

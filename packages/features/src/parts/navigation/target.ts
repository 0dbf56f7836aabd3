const startsPath = (pathname: string, beginning: string) =>
  pathname === beginning || pathname.startsWith(`${beginning}/`);

/**
 * Whether an address can be gone to without a page load: same origin, served by this app, and not merely a place on the
 * page that is open.
 */
export function isSoftTarget(
  href: string,
  current: string,
  { base, foreign }: { base: string; foreign: readonly string[] },
): boolean {
  const [target, here] = [new URL(href, current), new URL(current)];
  if (target.origin !== here.origin) return false;
  if (target.hash !== '' && target.pathname === here.pathname && target.search === here.search) return false;
  if (base !== '' && !startsPath(target.pathname, base)) return false;
  if (foreign.some((beginning) => startsPath(target.pathname, beginning))) return false;
  return !/\/api\//.test(target.pathname);
}

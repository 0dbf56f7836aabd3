import { isOfProgrammes, PROGRAM_AUTH_BASE, PROGRAM_BASE, type Routes } from './routes.ts';
import { isBelow } from './zones.ts';

/** What the address that programmes share says of itself. */
const OWN_FILES: readonly string[] = ['/robots.txt', '/sitemap.xml'];

/** Whose host a visitor came by: one that programmes share, or the own one of a partner. */
export type ProgramHost = { kind: 'shared' } | { kind: 'partner'; slug: string };

/**
 * Path inside the tree of the programmes' app, [mode]/[program], for a public path; null when nothing answers there. On the
 * product's own hosts only the prefixed paths exist; on a partner's host everything belongs to that partner, and the sign-in
 * of another is none of its pages (docs/product/addresses.md#programmes).
 */
export function programTreePath(pathname: string, host: ProgramHost): string | null {
  const [slug = '', ...rest] = isBelow(pathname, PROGRAM_AUTH_BASE)
    ? pathname.slice(PROGRAM_AUTH_BASE.length + 1).split('/')
    : [];
  const auth = slug === '' ? null : `${slug}/auth/${rest.join('/') || 'login'}`;
  if (host.kind === 'partner')
    return auth !== null && slug === host.slug
      ? `/host/${auth}`
      : `/host/${host.slug}${pathname === '/' ? '' : pathname}`;
  if (auth !== null) return `/program/${auth}`;
  return pathname.startsWith(`${PROGRAM_BASE}/`) || OWN_FILES.includes(pathname) ? pathname : null;
}

/**
 * A path that was kept at one of the two addresses of a programme, as it is at the one it is shown on: below the shared
 * address, or on the partner's own host. Of other sites as it is.
 */
export function atThisAddress({ face, base, auth }: Pick<Routes, 'face' | 'base' | 'auth'>, path: string): string {
  if (!isOfProgrammes(face)) return path;
  const shared = auth.replace(PROGRAM_AUTH_BASE, PROGRAM_BASE);
  return `${base}${path.startsWith(`${shared}/`) ? path.slice(shared.length) : path}`;
}

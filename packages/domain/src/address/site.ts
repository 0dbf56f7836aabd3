import { abilitiesOf, type SessionType } from '../session/sessionType.ts';
import type { Face } from './pages.ts';
import { homePath } from './pathTo.ts';
import { FACE_ROUTES, programRoutes, type Routes } from './routes.ts';

/** One face on one host. */
export interface Site {
  /** `scheme://host[:port]`, as it was configured or registered. */
  origin: string;
  routes: Routes;
}

/** Configured origins of the faces. The main one serves the paths of all. */
export type Origins = Readonly<Record<Face, string>>;

/** What decides whose pages somebody is on: a partner programme, or a session type without one. */
export interface Area {
  program: { slug: string; host: string | null } | null;
  sessionType: SessionType;
}

/** Origin of a partner's own host: the programmes' own, under the registered name. */
export const ownHostOrigin = (programOrigin: string, host: string): string =>
  programOrigin.replace(/\/\/[^:/]+/, `//${host}`);

/** The sites an area is reached on, the usual one first. */
export function sitesOf(origins: Origins, { program, sessionType }: Area): readonly Site[] {
  if (program) {
    const { slug, host } = program;
    const prefixed = programRoutes(slug, 'program');
    const own =
      host === null ? [] : [{ origin: ownHostOrigin(origins.program, host), routes: programRoutes(slug, 'host') }];
    return [{ origin: origins.program, routes: prefixed }, { origin: origins.main, routes: prefixed }, ...own];
  }
  const { face } = abilitiesOf(sessionType);
  const routes = FACE_ROUTES[face];
  const shared = { origin: origins.main, routes };
  return face === 'main' ? [shared] : [{ origin: origins[face], routes }, shared];
}

/**
 * The one of `sites` whose home is at `named`, an address somebody told; the first when it is none of them. What is
 * told only chooses: host and scheme of the answer are always our own.
 */
export function siteNamed(sites: readonly Site[], named: string | null): Site {
  const home = named !== null && URL.canParse(named) ? new URL(named) : null;
  const isNamed = ({ origin, routes }: Site) =>
    home !== null &&
    new URL(origin).host === home.host &&
    homePath(routes) === (home.pathname.replace(/\/$/, '') || '/');
  const site = sites.find(isNamed) ?? sites[0];
  if (!site) throw new Error('no site to choose from');
  return site;
}

/**
 * Request header by which an app tells the API the home of the site a visitor is on. It only chooses, see {@link
 * siteNamed}.
 */
export const SITE_HEADER = 'x-site';

/** Request header by which an app tells the API whose line a visitor is on (docs/product/partner.md#small-businesses). */
export const LINE_HEADER = 'x-line';

import type { Face } from './pages.ts';

/**
 * Where the pages of one tenant hang. Plain data below everything else, so that pages, islands, proxies, mails and the
 * API build the same addresses from it (see `pathTo`).
 */
export interface Routes {
  face: Face;
  /** Path the tenant's pages hang from; '' for the main site and for a partner's own host. */
  base: string;
  /** Path of the sign-in area. */
  auth: string;
  /** Path of the home, where it is not the base. */
  home?: string;
  /** Name of the login page's parameter that says where to return to. */
  returnParameter: 'redirectTo' | 'returnUrl';
}

export const MAIN_ROUTES: Routes = { face: 'main', base: '', auth: '/auth', returnParameter: 'redirectTo' };

export const INTERNSHIP_ROUTES: Routes = {
  face: 'internship',
  base: '/internship-ddb',
  auth: '/internship-ddb',
  returnParameter: 'redirectTo',
};

export const MYINDIBIZ_ROUTES: Routes = {
  face: 'myindibiz',
  base: '/myindibiz',
  auth: '/myindibiz',
  returnParameter: 'returnUrl',
};

/** Where the pages of each face hang that is one tenant. */
export const FACE_ROUTES: Readonly<Record<Exclude<Face, 'program'>, Routes>> = {
  main: MAIN_ROUTES,
  internship: INTERNSHIP_ROUTES,
  myindibiz: MYINDIBIZ_ROUTES,
};

/** Paths below which partner programmes and their sign-in hang, each followed by a slug. */
export const PROGRAM_BASE = '/program';
export const PROGRAM_AUTH_BASE = '/program-auth';

/** A partner programme: below its slug, or with `mode` 'host' at the root of the partner's own host. */
export const programRoutes = (slug: string, mode: 'program' | 'host'): Routes => ({
  face: 'program',
  base: mode === 'host' ? '' : `${PROGRAM_BASE}/${slug}`,
  auth: `${PROGRAM_AUTH_BASE}/${slug}`,
  returnParameter: 'redirectTo',
});

/** Whether a face is many tenants, each of a programme, and so a programme has to be named. */
export const isOfProgrammes = (face: Face): boolean => !Object.hasOwn(FACE_ROUTES, face);

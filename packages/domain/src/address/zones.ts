import type { Face } from './pages.ts';
import { FACE_ROUTES, PROGRAM_AUTH_BASE, PROGRAM_BASE, programRoutes, type Routes } from './routes.ts';

/** What one app serves of an origin that several share. */
interface Zone {
  face: Face;
  /** Beginnings of the paths of its pages. */
  paths: readonly string[];
  /** Beginning of the paths of its built files, so that they do not meet those of another app. */
  assets: string;
}

/** The apps whose paths the main site forwards to them. */
export const ZONES: readonly Zone[] = [
  ...Object.values(FACE_ROUTES)
    .filter(({ base }) => base !== '')
    .map(({ face, base }) => ({ face, paths: [base], assets: `${base}-static` })),
  { face: 'program', paths: [PROGRAM_BASE, PROGRAM_AUTH_BASE], assets: '/program-whitelabel-static' },
];

/** Whether a path is `beginning` or lies below it. */
export const isBelow = (path: string, beginning: string): boolean =>
  path === beginning || path.startsWith(`${beginning}/`);

/** The zone a path of a shared origin belongs to; undefined for the main site's own. */
export const zoneOf = (path: string): Zone | undefined =>
  ZONES.find(({ paths, assets }) => [...paths, assets].some((beginning) => isBelow(path, beginning)));

/** Beginning of an app's built files; undefined for the main site, whose files lie at the root. */
export const assetsOf = (face: Face): string | undefined => ZONES.find((zone) => zone.face === face)?.assets;

/** Beginnings of paths that another app of a tenant's origin serves, as far as it shares it. */
export const foreignPaths = ({ base }: Pick<Routes, 'base'>): readonly string[] =>
  base === '' ? ZONES.flatMap(({ paths }) => paths) : [];

/** Tenants whose paths the main site's origin serves beside its own; `*` stands for any programme. */
export const FORWARDED_ROUTES: readonly Routes[] = ZONES.map(({ face }) =>
  face === 'program' ? programRoutes('*', 'program') : FACE_ROUTES[face],
);

import { readEnvironment, type Environment } from '@suluh/config/environment';
import { siteOrigins } from '@suluh/config/origins';
import { assertFitFor } from '@suluh/config/production';
import { OWN_SERVER, signedVisitor, VISITOR_HEADER } from '@suluh/api/visitor';
import { isPageAt, keptAddress, pathTo, stylesheetPath, wordsAt, type Routes } from '@suluh/domain/address';
import { DATA_SAVER_COOKIE, isSavingData } from '@suluh/domain/data-saver';
import { cookiesIn } from './cookiesIn.ts';
import { isLooking } from './look.ts';
import { serveKeptPages } from './server.ts';
import { wordsForTemplate } from './templates.ts';

interface Site {
  /** Folder of the app. */
  folder: string;
  port: (environment: Environment) => number;
  /** Routes of the tenant a path belongs to. */
  routesOf: (pathname: string) => Routes;
  /** The app answers several hosts, and each its own way. */
  variesByHost?: boolean;
  /** Whether the app hands a path on to another. */
  isForwarded?: (pathname: string) => boolean;
}

/** A cookie that lets somebody in, of whichever face (`session/cookies`). */
const TOKEN = /^(?:__Host-)?suluh-.+-(?:token|session)$/;
const hasToken = (cookie: string | undefined): boolean =>
  Object.keys(cookiesIn(cookie ?? null)).some((name) => TOKEN.test(name));

/** Runs one of the built apps, its public pages kept (tooling/decisions/0030). */
export async function serveSite({
  folder,
  port,
  routesOf,
  variesByHost = false,
  isForwarded = () => false,
}: Site): Promise<void> {
  const environment = readEnvironment(process.env);
  assertFitFor('app', environment);
  const { API_ORIGIN, VISITOR_SECRET, SULUH_HOST, KEPT_PAGES_MEGABYTES, COMPRESS } = environment;
  // Next takes a rewrite from 127.0.0.1 to localhost for one to another server, and it names the first like the second.
  const hostname = SULUH_HOST === '127.0.0.1' ? 'localhost' : SULUH_HOST;
  await serveKeptPages({
    folder,
    hostname,
    port: port(environment),
    variesByHost,
    isForwarded,
    notFoundPath: (pathname) => pathTo(routesOf(pathname), 'notFound'),
    isCompressing: COMPRESS === 'on',
    megabytes: KEPT_PAGES_MEGABYTES,
    keptAddress: ({ pathname, search }) =>
      KEPT_PAGES_MEGABYTES === 0 ? null : keptAddress(routesOf(pathname), pathname, search),
    wordsAt: ({ pathname, search }, { cookie, rsc }) => {
      // Who is logged in sees what they looked for before; data alone is drawn by the framework.
      if (KEPT_PAGES_MEGABYTES === 0 || rsc !== undefined || isForwarded(pathname) || hasToken(cookie)) return null;
      const words = wordsForTemplate(wordsAt(routesOf(pathname), pathname, search) ?? '');
      return words === null ? null : { pathname, words };
    },
    stylesheetPath: (pathname, name) => stylesheetPath(routesOf(pathname).face, name),
    isSaving: ({ cookie, 'save-data': asked }) =>
      isSavingData(cookiesIn(cookie ?? null)[DATA_SAVER_COOKIE], asked?.toString()),
    isDrawnAlone: isLooking,
    isHttps: new URL(siteOrigins(environment).main).protocol === 'https:',
    hasWasm: (pathname) => isPageAt(routesOf(pathname), 'door', pathname), // reads tickets by the camera
    changes: {
      url: new URL('/api/changes', API_ORIGIN).href,
      headers: (): Record<string, string> =>
        VISITOR_SECRET ? { [VISITOR_HEADER]: signedVisitor(VISITOR_SECRET, OWN_SERVER) } : {},
    },
    onError: (error) => console.error(error),
  });
}

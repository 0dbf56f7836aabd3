import type { BrowserContext } from '@playwright/test';
import type { Tenant } from '../fixtures/addresses.ts';
import { demo, PASSWORD } from '../fixtures/people.ts';
import { origins } from '../fixtures/test.ts';

/** A page to look at. */
export interface Place {
  name: string;
  path: string;
}

export const ORIGIN: Record<Tenant['face'], string> = {
  main: origins.MAIN_ORIGIN,
  internship: origins.INTERNSHIP_ORIGIN,
  myindibiz: origins.MYINDIBIZ_ORIGIN,
  program: origins.PROGRAM_ORIGIN,
};

/** Learners of the demo with something to show, by face. */
const LEARNER: Record<Tenant['face'], string> = {
  main: 'rani@suluh.example',
  internship: demo.internship,
  myindibiz: demo.smallBusiness,
  program: demo.janabadra,
};

/** Ends of the addresses of what is somebody's own, and whose page each is. */
const OWN = [
  ['lesson', /\/my-course\/[^/]+\/materi\/[^/]+$/],
  ['test', /\/my-course\/[^/]+\/tes\/[^/]+$/],
  ['ticket', /\/my-course\/[^/]+\/e-tiket$/],
  ['review', /\/my-course\/[^/]+\/ulasan$/],
  ['finished', /\/my-course\/[^/]+\/selesai$/],
  ['enrolment', /\/my-course\/[^/]+$/],
] as const;

/** Logs the learner of a face in. @throws Error with what the site answered */
export async function logIn(context: BrowserContext, { face, api, sessionType, program }: Tenant): Promise<void> {
  const answer = await context.request.post(`${ORIGIN[face]}${api}/auth/login`, {
    headers: { origin: ORIGIN[face] },
    data: { email: LEARNER[face], password: PASSWORD, sessionType, program },
  });
  if (!answer.ok()) throw new Error(`${LEARNER[face]} cannot log in: ${answer.status()} ${await answer.text()}`);
}

/** Public pages: those of the table, and of each that names something the first one the sitemap has. */
export async function publicPlaces(context: BrowserContext, tenant: Tenant): Promise<Place[]> {
  const origin = ORIGIN[tenant.face];
  const named = tenant.pages.flatMap(({ name, path, isForLearners }) =>
    path === null || isForLearners ? [] : [{ name, path }],
  );
  const siteMap = await (await context.request.get(`${origin}${tenant.siteMap}`)).text();
  const paths = [...siteMap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const firstOfKind = new Map<string, string>();
  for (const path of paths) {
    const kind = path.slice(0, path.lastIndexOf('/'));
    if (!named.some((place) => place.path === path) && !firstOfKind.has(kind)) firstOfKind.set(kind, path);
  }
  const kinds = [...firstOfKind].map(([kind, path]) => ({ name: NAMES[kind.split('/').at(-1) ?? ''] ?? kind, path }));
  return [
    ...named,
    ...kinds,
    ...named
      .filter(({ name }) => name === 'search')
      .map(({ path }) => ({ name: 'searchEmpty', path: `${path}?q=xqzvwk` })),
    { name: 'notFound', path: `${tenant.pages[0]?.path === '/' ? '' : tenant.pages[0]?.path}/404` },
  ];
}

/** Last part of an address before its name, and the page it is of. */
const NAMES: Readonly<Record<string, string>> = {
  course: 'course',
  category: 'category',
  'collection-course': 'collection',
  'institution-partner': 'partner',
  pengajar: 'teacher',
  news: 'news',
  'job-vacancies': 'job',
};

/**
 * Pages of who is logged in: those of the table, the first lesson, test, ticket and so on that their courses lead to, and
 * what says that a certificate of theirs is genuine.
 */
export async function ownPlaces(context: BrowserContext, tenant: Tenant): Promise<Place[]> {
  const origin = ORIGIN[tenant.face];
  const named = tenant.pages.flatMap(({ name, path, isForLearners }) =>
    path === null || !isForLearners ? [] : [{ name, path }],
  );
  const htmlOf = async (path: string) => (await context.request.get(`${origin}${path}`)).text();
  const linksOn = async (path: string) => {
    const html = await htmlOf(path);
    return [...html.matchAll(/href="([^"]*\/my-course\/[^"?#]*)/g)].map(
      ([, href = '']) => new URL(href, origin).pathname,
    );
  };
  const myCourses = named.find(({ name }) => name === 'myCourse')?.path;
  if (myCourses === undefined) return named;
  const courses = [...new Set(await linksOn(myCourses))];
  const reached = new Set(courses);
  for (const path of courses.slice(0, 6)) for (const link of await linksOn(path)) reached.add(link);
  const found = OWN.flatMap(([name, pattern]) => {
    const path = [...reached].find((link) => pattern.test(link) && !named.some((place) => place.path === link));
    return path === undefined ? [] : [{ name, path }];
  });
  const pathOf = (page: string) => tenant.pages.find(({ name }) => name === page)?.path;
  const [certificates, check] = [pathOf('myCertificate'), pathOf('certificateCheck')];
  const [number] = certificates && check ? (/SLH-\d\d-\d{3}-[A-Z0-9]+/.exec(await htmlOf(certificates)) ?? []) : [];
  const checked = number ? [{ name: 'certificateFound', path: `${check}?number=${number}` }] : [];
  return [...named, ...found, ...checked];
}

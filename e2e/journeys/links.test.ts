import type { APIRequestContext } from '@playwright/test';
import { loggedInNewcomer } from '../fixtures/account.ts';
import { tenants } from '../fixtures/addresses.ts';
import { inDatabase } from '../fixtures/database.ts';
import { walkLinks } from '../fixtures/links.ts';
import { ORIGIN } from '../fixtures/places.ts';
import { freeOrder } from '../fixtures/shop.ts';
import { expect, origins, test } from '../fixtures/test.ts';

const { MAIN_ORIGIN, PROGRAM_ORIGIN } = origins;
const OURS = Object.values(ORIGIN);
/** First parts of addresses of other faces, which the main site forwards. */
const ELSEWHERE = /^\/(?:internship-ddb|myindibiz|program|program-auth)(?:\/|$)/;

test.skip(({ isMobile }) => isMobile, 'the HTML is the same on a phone');

/** Every address of a sitemap; none where it is not. */
async function listedIn(request: APIRequestContext, siteMap: string): Promise<string[]> {
  const xml = await (await request.get(siteMap)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
}

for (const { name, face, siteMap, pages } of tenants.filter((tenant) => tenant.face !== 'program')) {
  test(`every link of ${name} leads somewhere @anyScreen`, async ({ request }) => {
    const origin = ORIGIN[face];
    const open = pages.flatMap(({ path, isForLearners }) => (path === null || isForLearners ? [] : [origin + path]));
    const { dead, visited } = await walkLinks({
      request,
      starts: [...open, ...(await listedIn(request, `${origin}${siteMap}`))],
      origins: OURS,
      follows: (url) => url.origin === origin && (face !== 'main' || !ELSEWHERE.test(url.pathname)),
    });
    expect(dead).toEqual({});
    expect(visited).toBeGreaterThan(open.length);
  });
}

test('every link of every programme leads somewhere @anyScreen', async ({ request }) => {
  test.slow(); // each programme has the pages of a site
  const programs = await inDatabase<{ slug: string }>(
    "select slug from program where session_type = 'reguler' order by slug",
  );
  expect(programs.length).toBeGreaterThan(3);
  for (const { slug } of programs) {
    const own = new RegExp(`^/program(?:-auth)?/${slug}(?:/|$)`);
    const home = `${PROGRAM_ORIGIN}/program/${slug}`;
    const { dead, visited } = await walkLinks({
      request,
      starts: [home, ...(await listedIn(request, `${home}/sitemap.xml`))],
      origins: OURS,
      follows: ({ origin, pathname }) => origin === PROGRAM_ORIGIN && own.test(pathname),
    });
    expect(dead).toEqual({});
    expect(visited, slug).toBeGreaterThan(20);
  }
});

test('every link of the pages of a learner leads somewhere @anyScreen', async ({ context }) => {
  await loggedInNewcomer(context, MAIN_ORIGIN);
  await freeOrder(context, MAIN_ORIGIN, 'percaya-diri-berbicara-di-depan-umum');
  const [main] = tenants;
  const own = main!.pages.flatMap(({ path, isForLearners }) => (path !== null && isForLearners ? [path] : []));
  const { dead, visited } = await walkLinks({
    request: context.request,
    starts: own.map((path) => `${MAIN_ORIGIN}${path}`),
    origins: OURS,
    follows: ({ origin, pathname }) =>
      origin === MAIN_ORIGIN && own.some((path) => pathname === path || pathname.startsWith(`${path}/`)),
  });
  expect(dead).toEqual({});
  expect(visited).toBeGreaterThan(own.length);
});

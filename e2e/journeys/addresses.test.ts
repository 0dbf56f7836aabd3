import type { APIRequestContext } from '@playwright/test';
import { headOf, tenants, type Tenant } from '../fixtures/addresses.ts';
import { demo, newcomer, PASSWORD } from '../fixtures/people.ts';
import { expect, origins, test } from '../fixtures/test.ts';

const ORIGIN: Record<Tenant['face'], string> = {
  main: origins.MAIN_ORIGIN,
  internship: origins.INTERNSHIP_ORIGIN,
  myindibiz: origins.MYINDIBIZ_ORIGIN,
  program: origins.PROGRAM_ORIGIN,
};
/** Learners of the faces; the main site's makes an account first. */
const LEARNERS = { internship: demo.internship, myindibiz: demo.smallBusiness, program: demo.janabadra };

/** Steps of a checkout that lead on to another page while there is nothing to pay. */
const STEPS = ['paymentMethod', 'paymentProcess', 'otpPrakerja'];

test.skip(({ isMobile }) => isMobile, 'the HTML is the same on a phone');

async function logIn(request: APIRequestContext, { face, api, sessionType, program }: Tenant): Promise<void> {
  const headers = { origin: ORIGIN[face] };
  const post = async (path: string, data: object) =>
    expect((await request.post(`${ORIGIN[face]}${api}${path}`, { data, headers })).status(), path).toBeLessThan(300);
  const person = newcomer();
  if (face === 'main') await post('/auth/register', { ...person, consent: true });
  const email = face === 'main' ? person.email : LEARNERS[face];
  await post('/auth/login', { email, password: PASSWORD, sessionType, program });
}

/** Whether a line of robots.txt keeps a path out: it stands for all that begins with it, a star for anything. */
function keepsOut(rule: string, path: string): boolean {
  const [, prefix] = /^Disallow: (.+)$/.exec(rule) ?? [];
  if (prefix === undefined) return false;
  if (prefix.endsWith('$')) return path === prefix.slice(0, -1);
  const [before = '', after = ''] = prefix.split('*');
  return (
    path.startsWith(before) &&
    path
      .slice(before.length)
      .replace(/^[^/]*(?=\/)/, after === '' ? '$&' : '')
      .startsWith(after)
  );
}

for (const tenant of tenants) {
  const origin = ORIGIN[tenant.face];

  test(`every address of ${tenant.name} has a title, its own link, and is private where it is personal @anyScreen`, async ({
    request,
  }) => {
    const titles = new Map<string, string>();
    const look = async (path: string, isPersonal: boolean) => {
      const response = await request.get(`${origin}${path}`, { maxRedirects: 0 });
      expect([path, response.status()]).toEqual([path, 200]);
      const { title, canonical, robots } = headOf(await response.text());
      expect(title, path).not.toBe('');
      expect([path, titles.get(title)]).toEqual([path, undefined]);
      titles.set(title, path);
      expect([path, canonical.replace(/\/$/, '')]).toEqual([path, `${origin}${path}`.replace(/\/$/, '')]);
      expect([path, robots]).toEqual([path, isPersonal ? 'noindex,nofollow' : 'index,follow']);
    };

    const siteMap = await (await request.get(`${origin}${tenant.siteMap}`)).text();
    const listed = [...siteMap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
    const open = tenant.pages.filter(({ path, isForLearners }) => path !== null && !isForLearners);
    for (const { path, isPersonal } of open) await look(path ?? '', isPersonal);
    const beginnings = new Set<string>();
    for (const url of listed) {
      const path = url.slice(origin.length);
      const beginning = path.slice(0, path.lastIndexOf('/'));
      if (open.some((page) => page.path === path) || beginnings.has(beginning)) continue;
      beginnings.add(beginning);
      await look(path, false);
    }
    expect(listed.every((url) => url.startsWith(`${origin}/`))).toBe(true);

    const own = tenant.pages.filter(({ path, isForLearners }) => path !== null && isForLearners);
    for (const { path } of own) {
      // without an order the page of an order leads to the history, login or not
      const answer = await request.get(`${origin}${path}?order=SLH-0`, { maxRedirects: 0 });
      expect([path, answer.status(), answer.headers().location?.startsWith(`${tenant.login}?`)]).toEqual([
        path,
        307,
        true,
      ]);
    }
    await logIn(request, tenant);
    for (const { name, path, isPersonal } of own) if (!STEPS.includes(name)) await look(path ?? '', isPersonal);
  });

  test(`robots.txt of ${tenant.name} keeps what is personal out, and the sitemap has none of it @anyScreen`, async ({
    request,
  }) => {
    const rules = (await (await request.get(`${origin}/robots.txt`)).text()).split('\n');
    const siteMap = await (await request.get(`${origin}${tenant.siteMap}`)).text();
    for (const { path, isPersonal } of tenant.pages) {
      if (path === null || !isPersonal) continue;
      expect([path, rules.some((rule) => keepsOut(rule, path))]).toEqual([path, true]);
      expect(siteMap).not.toContain(`<loc>${origin}${path}</loc>`);
    }
    if (tenant.face !== 'program') expect(rules).toContain(`Sitemap: ${origin}${tenant.siteMap}`);
  });
}

test("a partner's own host says of itself what it has, at the root @anyScreen", async ({ request }) => {
  const origin = origins.PROGRAM_ORIGIN.replace('://', '://janabadra.');
  const { host } = new URL(origin);
  const textOf = async (path: string) =>
    (await request.get(`${origins.PROGRAM_ORIGIN}${path}`, { headers: { 'x-forwarded-host': host } })).text();
  const rules = (await textOf('/robots.txt')).split('\n');
  expect(rules).toContain('Disallow: /my-course');
  expect(rules).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const siteMap = await textOf('/sitemap.xml');
  expect(siteMap).toContain(`<loc>${origin}/</loc>`);
  expect(siteMap).not.toContain('/program/');
  const { canonical } = headOf(await textOf('/collection-course'));
  expect(canonical).toBe(`${origin}/collection-course`);
});

for (const [short, long] of [
  ['/login', '/internship-ddb/login'],
  ['/forgot-password', '/internship-ddb/forgot-password'],
] as const) {
  test(`${short} on the internship's host is ${long} @anyScreen`, async ({ request }) => {
    const { canonical } = headOf(await (await request.get(`${origins.INTERNSHIP_ORIGIN}${short}`)).text());
    expect(canonical).toBe(`${origins.INTERNSHIP_ORIGIN}${long}`);
  });
}

test("a variant's root leads to its home, and the account page's former name to the account page @anyScreen", async ({
  request,
}) => {
  const to = async (path: string) => {
    const answer = await request.get(`${origins.MYINDIBIZ_ORIGIN}${path}`, { maxRedirects: 0 });
    return [answer.status(), new URL(answer.headers().location ?? '', origins.MYINDIBIZ_ORIGIN).href];
  };
  expect(await to('/')).toEqual([308, `${origins.MYINDIBIZ_ORIGIN}/myindibiz`]);
  expect(await to('/member/profile/akun')).toEqual([307, `${origins.MYINDIBIZ_ORIGIN}/myindibiz/profile-management`]);
});

import { isSinglePage, namedIn, pageEntry, pagesOf, pathTo, type PageName } from '@suluh/domain/address';
import { cookieNames, encodeSummary, tokenNames } from '@suluh/session/cookies';
import type { Metadata } from 'next';
import type { Server } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fileOf } from '../pageFiles/pageFile.ts';
import { TENANTS } from './testing/faces.ts';
import { APPS, pageIn } from './testing/pageIn.ts';
import { SAMPLE_NAME, startSampleApi } from './testing/sampleApi.ts';

/** What the browser of the request brings: there is no request of Next around a test. */
const jar = vi.hoisted(() => {
  vi.resetModules(); // other files load the same pages without it
  return new Map<string, string>();
});
vi.mock('next/headers', () => ({
  cookies: async () => ({
    has: (name: string) => jar.has(name),
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name)! } : undefined),
  }),
  headers: async () => new Headers(),
}));

/** Pages that say the same of whatever they show. */
const SAME_WORDS: readonly PageName[] = [
  'ticket',
  'finished',
  'door',
  'transactionHistory',
  'internshipLetter',
  'coursePreview',
];

/** What each part of a path names: the one thing of its kind that the sample API has. */
const valueOf = (part: string): string => (part === 'tab' ? 'finished' : SAMPLE_NAME);
let api: { origin: string; server: Server };
beforeAll(async () => void (api = await startSampleApi()));
afterAll(() => {
  vi.resetModules();
  api.server.close();
});

describe.each(TENANTS)('the pages of %s that show something by its name', (_, tenant, folder) => {
  const names = pagesOf(tenant.routes, tenant.capabilities).filter((name) => !isSinglePage(name));
  const said = new Map<PageName, Metadata>();
  const named = (name: PageName) => Object.fromEntries(namedIn(name).map((part) => [part, valueOf(part)]));

  beforeAll(async () => {
    const { token, refresh } = tokenNames(tenant.id, false);
    const end = new Date(Date.now() + 3_600_000).toISOString();
    const user = { id: 'u-1', fullname: 'Sekar Ayu', email: 'sekar@surel.example', foto: '', isVerified: true };
    const session = { type: tenant.sessionType, tokenExpiredAt: end, refreshExpiredAt: end, user };
    jar.clear();
    for (const name of [token, refresh]) jar.set(name, 'x');
    jar.set(cookieNames(tenant.id).session, encodeSummary(session));
    const upstream = { apiOrigin: api.origin, clientId: 'x', clientSecret: 'x', visitorSecret: undefined };
    for (const name of names) {
      const page = await pageIn(path.join(APPS, folder, fileOf(tenant, name)));
      const request = { params: Promise.resolve(named(name)), searchParams: Promise.resolve({}) };
      said.set(name, await page!({ tenant, upstream }).generateMetadata(request));
    }
  }, 120_000); // every page file is loaded and compiled for the first time

  it('are all asked', () => expect(said.size).toBeGreaterThan(10));

  it.each(names)(
    '%s says what it shows, at its own address unless that lets in, and stays out of search engines if it is personal',
    (name) => {
      const { title, alternates, referrer, robots } = said.get(name)!;
      expect(title).toEqual(expect.any(String));
      const own = `${tenant.origin}${pathTo(tenant.routes, name as 'course', named(name) as { slug: string })}`;
      if (pageEntry(name).isSecret) {
        expect(JSON.stringify(said.get(name))).not.toContain(new URL(own).pathname);
        expect(referrer).toBe('no-referrer');
      } else expect(alternates?.canonical).toBe(own);
      expect(robots === 'noindex,nofollow').toBe(pageEntry(name).isPersonal === true);
    },
  );

  it('have titles of their own', () => {
    const titles = [...said].filter(([name]) => !SAME_WORDS.includes(name)).map(([, { title }]) => title);
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
  });
});

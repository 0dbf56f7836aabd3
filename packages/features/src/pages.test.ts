import {
  apiPath,
  INTERNSHIP_ROUTES,
  isSinglePage,
  pageEntry,
  pagesOf,
  pathTo,
  siteMapPath,
  type PageName,
} from '@suluh/domain/address';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { Metadata } from 'next';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileOf } from '../pageFiles/pageFile.ts';
import { footerColumns } from './chrome/footer.ts';
import { accountLinks, drawerLinks, navigationItems } from './parts/menu/index.ts';
import { TENANTS } from './testing/faces.ts';
import { APPS, pageIn } from './testing/pageIn.ts';

const text = (title: Metadata['title']) => (typeof title === 'string' ? title : undefined);

describe.each(TENANTS)('the pages of %s', (_, tenant, folder) => {
  const names = pagesOf(tenant.routes, tenant.capabilities);
  const said = new Map<PageName, Metadata>();
  const request = { params: Promise.resolve({}), searchParams: Promise.resolve({}) };
  const upstream = { apiOrigin: 'http://127.0.0.1:9', clientId: 'x', clientSecret: 'x', visitorSecret: undefined };

  beforeAll(async () => {
    for (const name of names.filter(isSinglePage)) {
      const page = await pageIn(path.join(APPS, folder, fileOf(tenant, name)));
      const { generateMetadata } = page?.({ tenant, upstream }) ?? {};
      if (generateMetadata) said.set(name, await generateMetadata(request));
    }
  }, 120_000); // every page file is loaded and compiled for the first time

  it('each have a file that exports that very page', async () => {
    for (const name of names) {
      const file = path.join(APPS, folder, fileOf(tenant, name));
      expect([file, existsSync(file)]).toEqual([file, true]);
      expect([name, (await pageIn(file))?.page]).toEqual([name, name]);
    }
  });

  it('have titles of their own', () => {
    const titles = [...said].filter(([name]) => name !== 'home').map(([, { title }]) => text(title));
    expect(titles).not.toContain(undefined);
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
  });

  it('name their address on the own host of the tenant', () => {
    for (const [name, { alternates }] of said)
      expect([name, alternates?.canonical]).toEqual([name, `${tenant.origin}${pathTo(tenant.routes, name as 'home')}`]);
  });

  it('stay out of search engines where they are personal', () => {
    for (const [name, { robots }] of said)
      expect([name, robots === 'noindex,nofollow']).toEqual([name, pageEntry(name).isPersonal === true]);
  });

  it('are where the menus lead', () => {
    const links = [
      navigationItems(tenant),
      accountLinks(tenant),
      drawerLinks(tenant).member,
      drawerLinks(tenant).visitor,
    ]
      .flat()
      .concat(footerColumns(tenant).flatMap((column) => column.links as { href: string; label: string }[]))
      .flatMap(({ href }) => (href === null ? [] : [href.split('#')[0]]));
    const known = names.flatMap((name) =>
      isSinglePage(name)
        ? [pathTo(tenant.routes, name as 'home')]
        : [pathTo(tenant.routes, 'transactionHistory', { tab: 'finished' })],
    );
    expect(links.filter((href) => href && !known.includes(href) && href !== pathTo(INTERNSHIP_ROUTES, 'home'))).toEqual(
      [],
    );
  });
});

it.each([...new Set(TENANTS.map(([, , folder]) => folder))])('every page file of apps/%s is in the table', (folder) => {
  const isOfNoPage = (file: string) => path.dirname(file).endsWith('[...nowhere]'); // what no other file answers
  const files = globSync('**/page.tsx', { cwd: path.join(APPS, folder) }).filter((file) => !isOfNoPage(file));
  const known = TENANTS.filter(([, , other]) => other === folder).flatMap(([, tenant]) =>
    pagesOf(tenant.routes, tenant.capabilities).map((name) => fileOf(tenant, name)),
  );
  expect(files.filter((file) => !known.includes(file))).toEqual([]);
});

/** What the journey that opens every address needs of a tenant, as it knows the product from outside. */
const journeyOf = ({ routes, capabilities, sessionType, program }: TenantConfig) => ({
  face: routes.face,
  api: apiPath(routes),
  login: pathTo(routes, 'login'),
  siteMap: siteMapPath(routes),
  sessionType,
  ...(program ? { program } : {}),
  pages: pagesOf(routes, capabilities)
    .filter((name) => name !== 'notFound')
    .map((name) => ({
      name,
      path: isSinglePage(name)
        ? pathTo(routes, name as 'home')
        : name === 'transactionHistory'
          ? pathTo(routes, name, { tab: 'finished' })
          : null,
      isPersonal: pageEntry(name).isPersonal === true,
      isForLearners: pageEntry(name).forLearners === true,
    })),
});

it('the journey that opens every address knows each (vitest -u writes them anew)', async () => {
  const tenants = TENANTS.slice(0, 4).map(([name, tenant]) => ({ name, ...journeyOf(tenant) }));
  await expect(`${JSON.stringify(tenants, null, 2)}\n`).toMatchFileSnapshot('../../../e2e/fixtures/addresses.json');
});

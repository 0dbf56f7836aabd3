import { FACES } from '@suluh/config/faces';
import { nextSettings } from '@suluh/config/next';
import { FACE_ROUTES, homePath, PAGE_NAMES, pageEntry } from '@suluh/domain/address';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

// Settings stand below the table of addresses and cannot read it: what they say of it is held here.

it.each(Object.entries(FACE_ROUTES))('the settings know the home of %s', (face, routes) => {
  const { home } = FACES[face as keyof typeof FACE_ROUTES];
  expect(home || '/').toBe(homePath(routes));
});

it('tell no other site the address of a page that is a secret', async () => {
  const headers = await nextSettings({ pictureWidths: [] }).headers();
  const silent = headers.filter(({ headers }) => headers.some(({ value }) => value === 'no-referrer'));
  const named = silent.flatMap(({ source }) => /\((.+)\)/.exec(source)?.[1]?.split('|') ?? []);
  const secret = PAGE_NAMES.map(pageEntry).filter(({ isSecret }) => isSecret);
  expect(named.toSorted()).toEqual(secret.map(({ path }) => /\/([\w-]+)\/\{/.exec(path)?.[1]).toSorted());
});

/** Features that film, and the page each does it on. */
const FILMED = { certificate: 'certificateCheck', door: 'door' } as const;

it('let the camera be used on the pages that film, and on no others', async () => {
  const headers = await nextSettings({ pictureWidths: [] }).headers();
  const allowed = headers.filter(({ headers }) => headers.some(({ value }) => value.includes('camera=(self)')));
  const pages = Object.values(FILMED).map((name) => pageEntry(name).path.replace(/\/\{.*/, ''));
  expect(allowed.map(({ source }) => source.replace('/:path*', '')).toSorted()).toEqual(pages.toSorted());

  const filming = globSync('**/*.tsx', { cwd: import.meta.dirname }).filter((file) =>
    readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('/camera/index.ts'),
  );
  expect([...new Set(filming.map((file) => file.split(path.sep)[0]))].toSorted()).toEqual(Object.keys(FILMED));
});

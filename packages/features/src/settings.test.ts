import { FACES } from '@suluh/config/faces';
import { nextSettings } from '@suluh/config/next';
import { FACE_ROUTES, homePath, PAGE_NAMES, pageEntry } from '@suluh/domain/address';
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

import { mainTenant } from '@suluh/tenant/main';
import { expect, it } from 'vitest';
import { definePage } from './definePage.tsx';

const context = {
  tenant: mainTenant('https://suluh.example'),
  upstream: { apiOrigin: 'http://127.0.0.1:9', clientId: 'x', clientSecret: 'x', visitorSecret: undefined },
};
const request = { params: Promise.resolve({ slug: 'hilang' }), searchParams: Promise.resolve({}) };

it('a page that has nothing to show, or cannot load it, is nothing to be found by', async () => {
  const page = definePage('course', { words: () => null, Screen: () => null });
  expect(await page(context).generateMetadata(request)).toEqual({ robots: 'noindex,nofollow' });
});

it('one that has says its title and its address', async () => {
  const page = definePage('course', { words: () => ({ title: 'Membatik' }), Screen: () => null });
  expect(await page(context).generateMetadata(request)).toMatchObject({
    title: 'Membatik',
    alternates: { canonical: 'https://suluh.example/course/hilang' },
  });
});

import { mainTenant } from '@suluh/tenant/main';
import { expect, it } from 'vitest';
import { definePage } from './definePage.tsx';

const context = {
  tenant: mainTenant('https://suluh.example'),
  upstream: { apiOrigin: 'http://127.0.0.1:9', clientId: 'x', clientSecret: 'x', visitorSecret: undefined },
};
const request = { params: Promise.resolve({ slug: 'hilang' }), searchParams: Promise.resolve({}) };

it('a page that cannot load what it shows is nothing to be found by', async () => {
  const page = definePage('course', { words: () => null, Screen: () => null });
  expect(await page(context).generateMetadata(request)).toEqual({ robots: 'noindex,nofollow' });
});

it('one of what does not exist leaves it to the framework to say so, once', async () => {
  const page = definePage('course', { words: () => 'missing', Screen: () => null });
  expect(await page(context).generateMetadata(request)).toEqual({ title: 'Halaman tidak ditemukan', robots: null });
});

it('one that has says its title and its address', async () => {
  const page = definePage('course', { words: () => ({ title: 'Membatik' }), Screen: () => null });
  expect(await page(context).generateMetadata(request)).toMatchObject({
    title: 'Membatik',
    alternates: { canonical: 'https://suluh.example/course/hilang' },
  });
});

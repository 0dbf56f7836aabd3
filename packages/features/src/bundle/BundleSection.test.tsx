import { bundleText } from '@suluh/i18n-id/bundle';
import { rupiah } from '@suluh/i18n-id/numbers';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { courseCard } from '../testing/courses.ts';
import { expectReadable, show, tenant } from '../testing/island.tsx';
import { BundleSection } from './BundleSection.tsx';

const bundle = {
  collection: {
    slug: 'paket-batik',
    title: 'Paket Batik',
    description: 'Dua kursus.',
    image: null,
    kind: 'bundle' as const,
    totalCourse: 2,
    datedCourse: 0,
  },
  courses: [
    courseCard({ price: 150_000, priceAfter: 100_000 }),
    courseCard({ id: 13, slug: 'mewarna', fullname: 'Mewarna', price: 50_000, priceAfter: 50_000 }),
  ],
  full: [],
};
const section = (isOpen: boolean) => (
  <BundleSection bundle={bundle} tenant={tenant} isOpen={isOpen} path="/collection-course/paket" />
);

test('a bundle says what its courses cost together, and posts its name and where to return to', async () => {
  const place = await show(section(true));
  await expect.element(page.getByText(rupiah(150_000), { exact: true }).last()).toBeVisible();
  const form = place.querySelector('form[action$="/api/form/bundle-add"]') as HTMLFormElement;
  expect(Object.fromEntries(new FormData(form))).toEqual({
    slug: 'paket-batik',
    redirectTo: '/collection-course/paket',
  });
  await expect.element(page.getByRole('button', { name: bundleText.buy })).toBeVisible();
  await expectReadable();
});

test('while nothing is sold it can only be looked at', async () => {
  await show(section(false));
  await expect.element(page.getByRole('heading', { name: 'Paket Batik' })).toBeVisible();
  expect(page.getByRole('button', { name: bundleText.buy }).elements()).toEqual([]);
});

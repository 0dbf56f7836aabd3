import { headerText } from '@suluh/i18n-id/navigation';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answering, expectReadable, logIn, show, tenant } from '../testing/island.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const CATEGORIES = [
  { id: 4, name: 'Tata Boga', slug: 'tata-boga', totalCourse: 12 },
  { id: 7, name: 'Pariwisata & Bahari', slug: 'pariwisata-bahari', totalCourse: 8 },
];
const menu = () => page.getByRole('dialog', { name: headerText.menu });
const inMenu = async () =>
  (await menu().getByRole('navigation').getByRole('link').all()).map((link) => link.element().textContent);

async function open({ categories = CATEGORIES } = {}): Promise<void> {
  await answering({});
  await show(<SiteHeader tenant={tenant} categories={categories as never} dataSaver={<span />} />, { screen: 'phone' });
  await page.getByRole('button', { name: headerText.openMenu }).click();
  await expect.element(menu()).toBeVisible();
}

const PAGES = ['Beranda', 'Kartu Prakerja', 'Bisnis', 'UKM', 'Koleksi Kursus', 'Lembaga Mitra', 'Berita'];

test('a visitor finds every page of the site, and the vacancies once', async () => {
  await open();
  await expect.poll(inMenu).toEqual([...PAGES, 'Lowongan Kerja']);
  await expect
    .element(menu().getByRole('link', { name: 'Lembaga Mitra' }))
    .toHaveAttribute('href', '/institution-partner');
});

test('a member finds them above the account', async () => {
  logIn();
  await open();
  await expect
    .poll(async () => (await inMenu()).slice(0, PAGES.length + 2))
    .toEqual([...PAGES, 'Lowongan Kerja', 'Kursus Saya']);
});

test('the categories unfold with all courses at their end, and can be read by everybody', async () => {
  await open();
  const fold = menu().getByRole('button', { name: headerText.categories });
  await fold.click();
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
  expect(await inMenu()).toEqual([...PAGES, 'Tata Boga', 'Pariwisata & Bahari', 'Semua kategori', 'Lowongan Kerja']);
  await expectReadable();
});

test('without categories nothing is there to unfold', async () => {
  await open({ categories: [] });
  await expect.poll(inMenu).toHaveLength(PAGES.length + 1);
  expect(menu().getByRole('button', { name: headerText.categories }).elements()).toEqual([]);
});

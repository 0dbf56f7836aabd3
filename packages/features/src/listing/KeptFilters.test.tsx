import { savedFilterText as text } from '@suluh/i18n-id/savedFilter';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answering, asked, expectReadable, found, logIn, refused, show } from '../testing/island.tsx';
import { KeptFilters } from './KeptFilters.tsx';

const LIST = 'GET /api/saved-filter';
const KEPT = { id: 'a', name: 'Gratis di Solo', path: '/search-course?price=0', createdAt: '2026-03-02T02:00:00.000Z' };
const HREF = '/filter-tersimpan';
const opener = () => page.getByRole('button', { name: text.title });

test('what is kept is listed where it is asked for, and asked for no sooner', async () => {
  await answering({ [LIST]: [found([KEPT])] });
  logIn();
  await show(<KeptFilters href={HREF} label={text.title} />, { at: '/search-course' });
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'false');
  expect(await asked(LIST)).toEqual([]);
  await opener().click();
  await expect.element(page.getByRole('link', { name: KEPT.name })).toHaveAttribute('href', KEPT.path);
  await expect.element(page.getByRole('link', { name: text.manage })).toHaveAttribute('href', HREF);
  await expectReadable();
  await opener().click();
  await expect.element(page.getByRole('link', { name: KEPT.name })).not.toBeInTheDocument();
});

test('nothing kept, and what cannot be had, are said', async () => {
  await answering({ [LIST]: [found([]), refused(500, 'ERROR', 'Gagal')] });
  logIn();
  await show(<KeptFilters href={HREF} label={text.title} />, { at: '/search-course' });
  await opener().click();
  await expect.element(page.getByText(text.none)).toBeVisible();
  await opener().click();
  await opener().click();
  await expect.element(page.getByText(text.failed)).toBeVisible();
});

test('a visitor is led to the page', async () => {
  await show(<KeptFilters href={HREF} label={text.title} />, { at: '/search-course' });
  await expect.element(page.getByRole('link', { name: text.title })).toHaveAttribute('href', HREF);
});

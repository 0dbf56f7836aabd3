import { searchText } from '@suluh/i18n-id/search';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  answering,
  asked,
  expectReadable,
  found,
  late,
  ledTo,
  logIn,
  show,
  takeRouted,
  tenant,
} from '../testing/island.tsx';
import { TenantProvider } from '../parts/tenant/index.ts';
import type { Scripted } from '../testing/scriptedApi.ts';
import { HeaderSearch } from './HeaderSearch.tsx';

const SUGGEST = 'GET /api/course/suggest';
const suggested = (...keywords: string[]) =>
  found({
    keywords,
    courses: [
      {
        id: 12,
        slug: 'membatik-pemula',
        fullname: 'Membatik untuk Pemula',
        institution: 'Sanggar Canting Ayu',
        thumbnail: 'vinyet/ceplok/kopi-1.webp',
        price: 350_000,
        priceAfter: 250_000,
      },
    ],
    partners: [{ code: 'CBI', name: 'Cakra Belajar Indonesia' }],
    teachers: [],
  });

async function open(answers: readonly Scripted[], at = '/'): Promise<void> {
  await answering({ [SUGGEST]: answers });
  await show(<HeaderSearch withButton />, { at });
}
const box = () => page.getByRole('combobox', { name: searchText.submit });
const option = (name: string) => page.getByRole('option', { name });
const options = () => page.getByRole('option').all();

test('words, courses and providers are suggested, and a tap leads to one', async () => {
  await open([suggested('batik tulis')]);
  await box().fill('bat');
  await expect.element(option('Cakra Belajar Indonesia')).toBeVisible();
  await option('Membatik untuk Pemula Rp250.000').click();
  expect(takeRouted()).toEqual(['push /course/membatik-pemula']);
  await expect.poll(options).toEqual([]);
});

test('a course is suggested with its picture, loaded when it is near, and what it costs', async () => {
  await open([suggested('batik tulis')]);
  await box().fill('bat');
  const course = option('Membatik untuk Pemula Rp250.000');
  await expect.element(course).toBeVisible();
  const picture = course.element().querySelector('img')!;
  expect(picture.getAttribute('src')).toBe('/_ui/gambar/vinyet/ceplok/kopi-1.webp');
  expect(picture.loading).toBe('lazy');
  expect(picture.alt).toBe('');
});

test('where courses are taken instead of bought, no price is suggested', async () => {
  await answering({ [SUGGEST]: [suggested('batik tulis')] });
  const enrolling = { ...tenant, capabilities: { ...tenant.capabilities, cardKind: 'enrol' as const } };
  await show(
    <TenantProvider tenant={enrolling}>
      <HeaderSearch withButton />
    </TenantProvider>,
  );
  await box().fill('bat');
  await expect.element(option('Membatik untuk Pemula')).toBeVisible();
  expect(option('Membatik untuk Pemula').element().textContent).toBe('Membatik untuk Pemula');
});

test('before anything is typed, what one looked for last and what many look for', async () => {
  logIn();
  await answering({
    [SUGGEST]: [found({ keywords: ['excel', 'batik'], courses: [], partners: [], teachers: [] })],
    'GET /api/search-history': [found([{ keyword: 'batik', searchedAt: '2026-11-01T00:00:00Z' }])],
  });
  await show(<HeaderSearch withButton />);
  await box().click();
  await expect.element(option('excel')).toBeVisible();
  expect((await options()).map((each) => each.element().textContent)).toEqual(['batik', 'excel']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(takeRouted()).toEqual(['push /search-course?q=batik']);
});

test('a visitor is shown what many look for, and no list where nobody looked for anything', async () => {
  await open([found({ keywords: [], courses: [], partners: [], teachers: [] })]);
  await box().click();
  await expect.poll(() => asked(SUGGEST)).toHaveLength(1);
  expect(await asked('GET /api/search-history')).toEqual([]);
  await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
});

test('one letter is too short to ask, and a word is asked for when the typing pauses', async () => {
  await open([suggested('batik tulis')]);
  await box().fill('b');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await asked(SUGGEST)).toEqual([]);
  await userEvent.type(box(), 'atik');
  await expect.element(option('batik tulis')).toBeVisible();
  expect((await asked(SUGGEST)).map(({ url }) => url)).toEqual(['/api/course/suggest?q=batik']);
});

test('arrows go through the suggestions and around, and Enter follows the one that is marked', async () => {
  await open([suggested('batik tulis')]);
  await box().fill('batik');
  await expect.element(option('batik tulis')).toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(option('Cakra Belajar Indonesia')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('batik tulis')).toHaveAttribute('aria-selected', 'true');
  await expect.element(box()).toHaveAttribute('aria-activedescendant', option('batik tulis').element().id);
  await userEvent.keyboard('{Enter}');
  expect(takeRouted()).toEqual(['push /search-course?q=batik+tulis']);
});

test('Escape takes the suggestions away and leaves the word', async () => {
  await open([suggested('batik tulis')]);
  await box().fill('batik');
  await expect.element(option('batik tulis')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(options).toEqual([]);
  await expect.element(box()).toHaveValue('batik');
  await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
});

test('an answer to a word that is typed no more is not shown', async () => {
  await open([late(suggested('batik tulis')), suggested('menenun')]);
  await box().fill('batik');
  await expect.poll(() => asked(SUGGEST)).toHaveLength(1);
  await box().fill('tenun');
  await expect.element(option('menenun')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500)); // the late answer would have come
  await expect.element(option('menenun')).toBeVisible();
});

test('who marks a suggestion and types on searches for what is typed', async () => {
  await open([suggested('batik tulis'), late(suggested('batik cap'))]);
  await box().fill('batik');
  await expect.element(option('batik tulis')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.type(box(), ' c');
  await userEvent.keyboard('{Enter}'); // before anything new is suggested
  await expect.poll(ledTo).toEqual(['/search-course?q=batik+c']);
  expect(takeRouted()).toEqual([]);
});

test('on a lost line nothing is suggested, and searching goes on as a form', async () => {
  await open(['lost']);
  await box().fill('batik');
  await expect.poll(() => asked(SUGGEST)).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(ledTo).toEqual(['/search-course?q=batik']);
  await expect.poll(options).toEqual([]);
});

test('the word of the page stands in the box, and is not asked for until somebody types', async () => {
  await open([suggested('batik tulis')], '/search-course?q=batik');
  await expect.element(box()).toHaveValue('batik');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await asked(SUGGEST)).toEqual([]);
});

test('leaving the box takes the suggestions away, coming back brings them', async () => {
  await open([suggested('batik tulis')]);
  await box().fill('batik');
  await expect.element(option('batik tulis')).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await expect.poll(options).toEqual([]);
  await box().click();
  await expect.element(option('batik tulis')).toBeVisible();
});

test('can be read by everybody, with its suggestions', async () => {
  await open([suggested('batik tulis')]);
  await expectReadable();
  await box().fill('batik');
  await expect.element(option('batik tulis')).toBeVisible();
  await expectReadable();
});

test.each([
  ['/search-course?q=batik', 'batik'],
  ['/job-vacancies?q=gudang', ''],
])('on %s it holds "%s": what another page looks for stays there', async (at, expected) => {
  await open([], at);
  await expect.element(box()).toHaveValue(expected);
});

import { listingText } from '@suluh/i18n-id/listing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering, asked, expectReadable, found, refused, show, takeRouted } from '../testing/island.tsx';
import { FilterBottomSheet } from './FilterBottomSheet.tsx';
import { FilterSidebar } from './FilterSidebar.tsx';
import type { FilterGroupView } from './filterView.ts';
import { ListingBottomBar } from './ListingBottomBar.tsx';
import { ListingForm } from './ListingForm.tsx';

const choice = (value: string, label: string, checked = false, disabled = false) => ({ value, label, countText: '3', checked, disabled }); // prettier-ignore
const groups: FilterGroupView[] = [
  {
    id: 'category',
    kind: 'checkbox',
    title: 'Kategori',
    name: 'category[]',
    open: true,
    visibleCount: 2,
    options: [
      choice('78', 'Desain', true),
      choice('2', 'Kuliner'),
      choice('5', 'Bisnis'),
      choice('9', 'Musik', false, true),
    ],
  },
  {
    id: 'method',
    kind: 'radio',
    title: 'Metode',
    name: 'method',
    open: true,
    visibleCount: 3,
    options: [{ value: '', label: 'Semua', checked: true }, choice('mandiri', 'Mandiri'), choice('webinar', 'Webinar')],
  },
  {
    id: 'age',
    kind: 'age',
    title: 'Usia',
    open: true,
    minName: 'min_age',
    maxName: 'max_age',
    min: '',
    max: '',
    minError: null,
    maxError: null,
  },
];
const OPTIONS = 'GET /api/course/filter-options';
const HIDDEN = [{ name: 'q', value: 'batik' }];

/** The foot of a listing on a phone. */
const open = (filterCount = 1) =>
  show(
    <ListingBottomBar
      filterCount={filterCount}
      filterBottomSheet={
        <ListingForm action="/search" hidden={HIDDEN} className="bottomSheet-form" submitOnChange={false}>
          <FilterBottomSheet groups={groups} resetHref="/search?q=batik" source={{ kind: 'all' }} totalText="12" />
        </ListingForm>
      }
      sortBottomSheet={null}
    />,
    { at: '/search?q=batik&category[]=78', screen: 'phone' },
  );
const trigger = () => page.getByRole('button', { name: listingText.filterActive(1) });
const sheet = () => page.getByRole('dialog', { name: listingText.filter });
const box = (label: string) => page.getByRole('checkbox', { name: label, exact: false });
const apply = () => page.getByRole('button', { name: /^(Tampilkan [\d.]+ kursus|Terapkan)$/ });
const age = (name: string) => page.getByRole('textbox', { name });

test('what is ticked is applied by the button only, with what the listing was asked for', async () => {
  await open();
  await trigger().click();
  await box('Kuliner').click();
  expect(takeRouted()).toEqual([]);
  await apply().click();
  expect(takeRouted()).toEqual(['push /search?q=batik&category%5B%5D=78&category%5B%5D=2']);
  await expect.element(sheet()).not.toBeInTheDocument();
});

const facet = (value: string, count: number) => ({ title: value, value, count });
const NO_FACETS = { courseType: [], locationEvent: [], location: [], role: [], price: [], education: [], rating: [], lp: [], provider: [], training: [], method: [] }; // prettier-ignore
const facets = { ...NO_FACETS, category: [facet('78', 5), facet('2', 1_200), facet('5', 0)] };
const count = (total: number) => page.getByRole('button', { name: listingText.showCount(String(total)) });

test('the button says how many courses are left as they are chosen, each choice how many it has, and none is applied', async () => {
  await answering({ [OPTIONS]: [found({ totalData: 7, facets })] });
  await open();
  await trigger().click();
  await expect.element(count(12)).toBeVisible();
  await box('Kuliner').click();
  await expect.element(count(7)).toBeVisible();
  await expect.element(box('Kuliner')).toHaveAccessibleName('Kuliner 1.200');
  await expect.element(box('Kuliner')).toBeChecked();
  await expect.element(box('Kuliner')).toHaveFocus();
  await page.getByText(listingText.showMore).click();
  await expect.element(box('Bisnis')).toBeDisabled();
  const [call] = await asked(OPTIONS);
  expect(decodeURIComponent(call!.url)).toMatch(/q=batik.*category\[\]=78.*category\[\]=2/);
  expect(takeRouted()).toEqual([]);
});

test('of choices that exclude each other each says how many it would leave, and is closed without any', async () => {
  await answering({ [OPTIONS]: [found({ totalData: 7, facets: { ...facets, method: [facet('mandiri', 7)] } })] });
  await open();
  await trigger().click();
  await box('Kuliner').click();
  await expect.element(count(7)).toBeVisible();
  const way = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect.element(way('Mandiri 7')).toBeEnabled();
  await expect.element(way('Webinar 0')).toBeDisabled();
  await expect.element(way('Semua')).toBeChecked();
  await expectReadable();
});

test('choices that leave nothing say so, and what is ticked can be taken back', async () => {
  await answering({ [OPTIONS]: [found({ totalData: 0, facets: { ...facets, category: [] } })] });
  await open();
  await trigger().click();
  await box('Kuliner').click();
  await expect.element(count(0)).toBeVisible();
  await expect.element(box('Kuliner')).toBeEnabled();
});

test('without an answer the button applies as it is', async () => {
  await answering({ [OPTIONS]: [refused(500, 'INTERNAL', '')] });
  await open();
  await trigger().click();
  await box('Kuliner').click();
  await expect.element(page.getByRole('button', { name: listingText.apply })).toBeVisible();
});

test('who closes the sheet has chosen nothing: it opens as the listing is', async () => {
  await open();
  await trigger().click();
  await box('Kuliner').click();
  await box('Desain').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger()).toHaveFocus();
  await trigger().click();
  await expect.element(box('Desain')).toBeChecked();
  await expect.element(box('Kuliner')).not.toBeChecked();
  expect(takeRouted()).toEqual([]);
});

test('options beyond the first wait behind "Lihat lainnya", and one without courses cannot be ticked', async () => {
  await open();
  await trigger().click();
  await expect.element(box('Bisnis')).not.toBeInTheDocument();
  await page.getByText(listingText.showMore).click();
  await expect.element(box('Bisnis')).toBeVisible();
  await expect.element(box('Musik')).toBeDisabled();
});

test('ages the wrong way round are said at the box that was left, and nothing is applied', async () => {
  await open();
  await trigger().click();
  await age(listingText.minimum).fill('40');
  await age(listingText.maximum).fill('20');
  await apply().click();
  await expect.element(age(listingText.maximum)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(age(listingText.maximum)).toHaveAccessibleDescription(/.+/);
  await expect.element(age(listingText.maximum)).toHaveFocus();
  expect(takeRouted()).toEqual([]);
  await expectReadable();
  await age(listingText.maximum).fill('60');
  await apply().click();
  expect(takeRouted()).toEqual(['push /search?q=batik&category%5B%5D=78&min_age=40&max_age=60']);
});

test('the keyboard alone: open, tick by space, apply by Enter in a box', async () => {
  await open();
  trigger().element().focus();
  await userEvent.keyboard('{Enter}');
  box('Kuliner').element().focus();
  await userEvent.keyboard(' ');
  await age(listingText.minimum).fill('17');
  await userEvent.keyboard('{Enter}');
  await expect.poll(takeRouted).toEqual(['push /search?q=batik&category%5B%5D=78&category%5B%5D=2&min_age=17']);
});

test('a finger that drags the sheet down by more than half closes it', async () => {
  await open();
  await trigger().click();
  await expect.element(sheet()).toBeVisible();
  const grab = sheet().element().querySelector<HTMLElement>('.dialog-grab')!;
  const { height } = grab.parentElement!.getBoundingClientRect();
  grab.setPointerCapture = () => undefined;
  const finger = (type: string, clientY: number) =>
    grab.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientY }));
  finger('pointerdown', 0);
  finger('pointermove', height * 0.6);
  finger('pointerup', height * 0.6);
  await expect.element(sheet()).not.toBeInTheDocument();
});

test('on a desktop each tick applies at once, and typed ages when their box is left', async () => {
  await show(
    <FilterSidebar
      groups={groups}
      resetHref={null}
      form={(children) => (
        <ListingForm action="/search" hidden={HIDDEN}>
          {children}
        </ListingForm>
      )}
    />,
    { at: '/search?q=batik' },
  );
  await box('Kuliner').click();
  expect(takeRouted()).toEqual(['push /search?q=batik&category%5B%5D=78&category%5B%5D=2']);
  await age(listingText.minimum).fill('17');
  expect(takeRouted()).toEqual([]);
  await userEvent.keyboard('{Tab}');
  expect(takeRouted()).toEqual(['push /search?q=batik&category%5B%5D=78&category%5B%5D=2&min_age=17']);
  await expectReadable();
});

test('can be read by everybody, open on a phone', async () => {
  await open();
  await trigger().click();
  await expect.element(sheet()).toBeVisible();
  await expectReadable();
});

import type { Page } from '@playwright/test';
import { loggedInNewcomer } from '../fixtures/account.ts';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { inDatabase } from '../fixtures/database.ts';
import { courseWithSeats, fillCart, freeOrder, sellOut, waitingOrder } from '../fixtures/shop.ts';
import { expect, origins, test } from '../fixtures/test.ts';
import { styled } from '../fixtures/styled.ts';
import { CoursePage } from '../pages/course.ts';

const { MAIN_ORIGIN } = origins;
const FLASH = 'kue-tradisional-nusantara-lapis-klepon-dan-serabi';
const SEO = { title: 'SEO untuk Situs Usaha Kecil', slug: 'seo-untuk-situs-usaha-kecil' };

/** Where the course is offered: the box of a desktop, the bar of a phone. */
const offer = (page: Page) =>
  page.locator(styled((page.viewportSize()?.width ?? 0) < 1024 ? '.buyBox-bar' : '.buyBox'));

test('a course costs the same in the buy box, on each of its dates, and in the cart while a flash sale runs', async ({
  page,
  context,
}) => {
  await loggedInNewcomer(context, MAIN_ORIGIN);
  await new CoursePage(page).open(FLASH);
  const price = await page.locator(styled('.buyBox .price-now')).innerText();
  expect(price).toBe('Rp412.500');
  const dates = await page.locator(styled('.scheduleCard .price-now')).allInnerTexts();
  expect(dates.length).toBeGreaterThan(2);
  expect(new Set(dates)).toEqual(new Set([price]));
  await fillCart(context, MAIN_ORIGIN, SEO.slug);
  await page
    .locator(styled('.scheduleCard'))
    .filter({ has: page.getByRole('button', { name: 'Pilih dan Beli Jadwal' }) })
    .first()
    .getByRole('button', { name: 'Pilih dan Beli Jadwal' })
    .click();
  await page.getByRole('dialog', { name: 'Konfirmasi Kursus' }).getByRole('button', { name: 'Pilih Kursus' }).click();
  await expect(page.locator(styled('.cartItem')).filter({ hasText: 'Kue Tradisional' })).toContainText(price);
});

test('courses are sorted and filtered by the price they show', async ({ page }) => {
  await page.goto('/collection-course?sort=1&limit=30');
  const shown = (await page.locator(styled('article .price-now')).allTextContents()).map((text) =>
    Number(text.replaceAll(/\D/g, '') || 0),
  );
  expect(shown).toEqual([...shown].sort((left, right) => right - left));
  await page.goto('/collection-course?price[]=over500&limit=30');
  // far cards are not laid out yet, so that they have no inner text (tooling/decisions/0063)
  for (const text of await page.locator(styled('article .price-now')).allTextContents())
    expect(Number(text.replaceAll(/\D/g, ''))).toBeGreaterThan(500_000);
});

test('the flash sale has a page of its courses, and leaves it at zero by itself', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('link', { name: 'Lihat Semua Flash Sale' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/flash-sale');
  const cards = page.getByRole('list', { name: 'Flash Sale' }).or(page.getByLabel('Flash Sale')).locator('article');
  await expect(cards).toHaveCount(8);
  await expectAxeFindsNothing(page, '/flash-sale');
  await page.clock.fastForward(120 * 3_600_000);
  await expect(page.getByText('Flash Sale sudah berakhir')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a course with all seats gone says so and invites nobody to buy', async ({ page }) => {
  const course = await courseWithSeats(1);
  await sellOut(course);
  await new CoursePage(page).open(course.slug);
  await expect(offer(page).getByRole('button', { name: 'Habis Terjual' })).toBeDisabled();
  await expect(page.getByText('Pilih dan Beli Jadwal')).toHaveCount(0);
  await inDatabase('delete from event where course_id = (select id from course where slug = $1)', [course.slug]);
  const undated = await courseWithSeats(1);
  await inDatabase('delete from event where course_id = (select id from course where slug = $1)', [undated.slug]);
  await new CoursePage(page).open(undated.slug);
  await expect(offer(page).getByRole('button', { name: 'Belum ada jadwal untuk kursus ini' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Beli Sekarang' })).toHaveCount(0);
});

test('an owner sees the ticket and the date that was bought, and is not asked to buy again', async ({
  page,
  context,
}) => {
  const course = await courseWithSeats(3);
  await inDatabase('update course set price = 0, price_after = 0 where slug = $1', [course.slug]);
  await inDatabase('update event set price = 0 where course_id = (select id from course where slug = $1)', [
    course.slug,
  ]);
  await inDatabase(
    `insert into event (course_id, batch, city, venue, start_at, end_at, time_label, time_zone, price, capacity, seats_left)
     select id, 'Batch 2', 'Makassar', 'Balai Panakkukang', now() + interval '40 days', now() + interval '41 days', '10.00 – 15.00', 'Asia/Makassar', 0, 5, 5 from course where slug = $1`,
    [course.slug],
  );
  await loggedInNewcomer(context, MAIN_ORIGIN);
  await freeOrder(context, MAIN_ORIGIN, course.slug);
  await new CoursePage(page).open(course.slug);
  await expect(offer(page).getByRole('link', { name: 'Lihat E-Tiket' })).toBeVisible();
  await expect(offer(page).locator(styled('.price-now'))).toHaveCount(0);
  const button = (city: string) => page.locator(styled('.scheduleCard')).filter({ hasText: city }).getByRole('button');
  await expect(button('Klaten')).toHaveText('Terdaftar');
  await expect(button('Makassar')).toHaveText('Kamu di jadwal lain');
  for (const city of ['Klaten', 'Makassar']) await expect(button(city)).toBeDisabled();

  await page.goto('/my-course');
  const card = page.getByRole('article').filter({ hasText: course.title });
  await expect(card).toContainText('Sanggar Tenun Cawas, Klaten');
  await expect(card).toContainText('09.00 – 16.00 WIB');
  await expect(card).not.toContainText('Makassar');
});

test('a course that waits in an order is paid there, and not ordered a second time', async ({ page, context }) => {
  await loggedInNewcomer(context, MAIN_ORIGIN);
  const orderId = await waitingOrder(context, MAIN_ORIGIN, 'VA_BCA', SEO.slug);
  await new CoursePage(page).open(SEO.slug);
  const pay = offer(page).getByRole('link', { name: 'Lanjutkan Pembayaran' });
  await expect(pay).toBeVisible();
  await expect(page.getByRole('button', { name: 'Beli Sekarang' })).toHaveCount(0);
  await pay.click();
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) => pathname === '/payment-process' && searchParams.get('order') === orderId,
  );

  await inDatabase(
    "update cart set status = 'pending' where status = 'ordered' and id = (select cart_id from order_item where order_id = $1)",
    [orderId],
  ); // put in by a tab that knew nothing
  await page.goto('/cart');
  const line = page.locator(styled('.cartItem')).filter({ hasText: SEO.title });
  await expect(line.getByRole('checkbox')).toBeDisabled();
  await expect(line.getByRole('link', { name: 'Lanjutkan Pembayaran' })).toHaveAttribute('href', new RegExp(orderId));
});

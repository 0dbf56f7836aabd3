import { cartText } from '@suluh/i18n-id/cart';
import { courseConfirmText, eventFullText } from '@suluh/i18n-id/dialogs';
import { errorText } from '@suluh/i18n-id/errors';
import { buyButtonText } from '@suluh/i18n-id/buyButton';
import { anotherDateText } from '@suluh/i18n-id/dateOffer';
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
  refused,
  show,
  said,
} from '../testing/island.tsx';
import type { Scripted } from '../testing/scriptedApi.ts';
import { ScheduleButton } from './ScheduleButton.tsx';

const [CART, MARKS] = ['POST /api/cart', 'GET /api/course/marks'];
const PAGE = '/course/membatik-pemula';
const marks = (changes: object = {}) => found({ wishlisted: [], owned: [], ownedEvents: [], waiting: [], ...changes });
const inCart = found({ cartId: 'c-1' });
let courseId = 100;

/** A date of a course of its own: what the page knows of a course, it is told once. */
async function open(answer: Scripted, course: (id: number) => object = () => ({})): Promise<void> {
  logIn();
  courseId += 1;
  await answering({ [CART]: [answer, inCart], [MARKS]: [marks(course(courseId))] });
  await show(
    <ScheduleButton
      courseId={courseId}
      courseTitle="Membatik untuk Pemula"
      eventId={3}
      offText={null}
      schedule={{ dateText: '25 – 26 Oktober 2025', timeText: '09.00 – 17.00 WIB', venue: 'Balai Latihan Kerja' }}
      free={false}
      sells
      path={PAGE}
    />,
    { at: PAGE },
  );
}
const choose = () => page.getByRole('button', { name: buyButtonText.open });
const question = () => page.getByRole('dialog', { name: courseConfirmText.title });
const confirm = () => question().getByRole('button', { name: courseConfirmText.confirm });

test('a date is asked about first, and then leads to the cart with it', async () => {
  await open(inCart);
  await choose().click();
  await expect.element(question().getByText('25 – 26 Oktober 2025')).toBeVisible();
  expect(await asked(CART)).toEqual([]);
  await confirm().click();
  await expect.poll(ledTo).toEqual(['/cart?cart=c-1']);
  expect((await asked(CART))[0]?.body).toEqual({ courseId, eventId: 3 });
});

test('who takes it back has put nothing into the cart, and stands where they were', async () => {
  await open(inCart);
  choose().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(choose()).toHaveFocus();
  expect(await asked(CART)).toEqual([]);
});

test('tapped twice, it is put into the cart once', async () => {
  await open(late(inCart));
  await choose().click();
  await confirm().dblClick();
  await expect.poll(ledTo).toHaveLength(1);
  expect(await asked(CART)).toHaveLength(1);
});

test('a date that is full says so in its dialog', async () => {
  await open(refused(409, 'EVENT_FULL', ''));
  await choose().click();
  await confirm().click();
  await expect.element(page.getByRole('dialog', { name: eventFullText.title })).toBeVisible();
  await expect.element(question()).not.toBeInTheDocument();
});

test('a lost line is said, and the next try goes through', async () => {
  await open('lost');
  await choose().click();
  await confirm().click();
  await said(errorText.noConnection);
  await choose().click();
  await confirm().click();
  await expect.poll(ledTo).toHaveLength(1);
});

test('an expired session leads to login, and back to the page of the course', async () => {
  await open(refused(401, 'UNAUTHORIZED', 'Sesi berakhir'));
  await choose().click();
  await confirm().click();
  await expect.poll(ledTo).toEqual([`/auth/login?redirectTo=${encodeURIComponent(PAGE)}`]);
});

test('who owns the course with this date reads so', async () => {
  await open(inCart, (id) => ({ owned: [id], ownedEvents: [3] }));
  await expect.element(page.getByRole('button', { name: buyButtonText.owned })).toBeDisabled();
});

test('who owns the course with another date is not asked to buy this one', async () => {
  await open(inCart, (id) => ({ owned: [id], ownedEvents: [4] }));
  await expect.element(page.getByRole('button', { name: anotherDateText })).toBeDisabled();
  expect(choose().elements()).toEqual([]);
});

test('who has an order waiting pays that one', async () => {
  await open(inCart, (id) => ({ waiting: [{ courseId: id, orderId: 'SLH-0' }] }));
  await expect
    .element(page.getByRole('link', { name: cartText.continuePayment }))
    .toHaveAttribute('href', '/payment-process?order=SLH-0');
});

test('can be read by everybody, the question too', async () => {
  await open(inCart);
  await choose().click();
  await expect.element(question()).toBeVisible();
  await expectReadable();
});

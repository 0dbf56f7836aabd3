import { cartText } from '@suluh/i18n-id/cart';
import { eventFullText } from '@suluh/i18n-id/dialogs';
import { errorText } from '@suluh/i18n-id/errors';
import { buyButtonText } from '@suluh/i18n-id/buyButton';
import { scheduleText } from '@suluh/i18n-id/scheduleWords';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cartCheckoutItem } from '../parts/checkout/item.ts';
import { cartItem } from '../testing/checkout.ts';
import { courseEvent } from '../testing/courses.ts';
import {
  answering,
  asked,
  expectReadable,
  found,
  late,
  ledTo,
  refused,
  show,
  takeRouted,
  tenant,
  said,
} from '../testing/island.tsx';
import type { Scripted } from '../testing/scriptedApi.ts';
import { ScheduleChoice } from './ScheduleChoice.tsx';

const [DATES, CHANGE] = ['GET /api/course/12/event', 'PATCH /api/cart/c-1'];
const dates = [
  courseEvent(),
  courseEvent({ eventId: 4, batch: '3', startEvent: '2025-11-08T02:00:00Z', endEvent: '2025-11-09T10:00:00Z' }),
  courseEvent({ eventId: 5, batch: '4', quota: 0, eventStatus: 'available' }),
];
const changed = found(null);

/** The course of the cart, with the first date chosen; what its dates and its change are answered. */
async function open(
  change: readonly Scripted[] = [changed],
  listed: readonly Scripted[] = [found(dates)],
): Promise<void> {
  await answering({ [DATES]: listed, [CHANGE]: change });
  const item = cartItem({ haveEvent: true, event: courseEvent() });
  await show(<ScheduleChoice item={cartCheckoutItem(item, tenant)} />, { at: '/cart' });
}
const choice = () => page.getByRole('link', { name: cartText.changeSchedule });
const sheet = () => page.getByRole('dialog', { name: cartText.chooseSchedule });
const free = () => sheet().getByRole('button', { name: buyButtonText.open });

test('the dates tell which is chosen, which can be and which cannot', async () => {
  await open();
  await choice().click();
  await expect.element(sheet().getByRole('button', { name: scheduleText.chosen })).toBeDisabled();
  await expect.element(free()).toBeEnabled();
  await expect.element(sheet().getByRole('button', { name: buyButtonText.soldOut })).toBeDisabled();
  await expectReadable();
});

test('another date is taken over, said, and the cart drawn anew', async () => {
  await open();
  await choice().click();
  await free().click();
  await said(cartText.scheduleChanged);
  await expect.element(sheet()).not.toBeInTheDocument();
  expect([(await asked(CHANGE))[0]?.body, takeRouted()]).toEqual([{ eventId: 4 }, ['refresh']]);
});

test('tapped twice, a date is taken once', async () => {
  await open([late(changed)]);
  await choice().click();
  await free().dblClick();
  await said(cartText.scheduleChanged);
  expect(await asked(CHANGE)).toHaveLength(1);
});

test('a date that filled up meanwhile says so, and then stands as full among the others', async () => {
  const later = [dates[0], courseEvent({ eventId: 4, batch: '3', quota: 0 }), dates[2]];
  await open([refused(409, 'EVENT_FULL', '')], [found(dates), found(later)]);
  await choice().click();
  await free().click();
  await page
    .getByRole('dialog', { name: eventFullText.title })
    .getByRole('button', { name: eventFullText.back })
    .click();
  await expect.element(sheet()).toBeVisible();
  await expect.poll(() => sheet().getByRole('button', { name: buyButtonText.soldOut }).all()).toHaveLength(2);
});

test('a refusal is said in the words of the server, and the dates stay', async () => {
  await open([refused(409, 'CONFLICT', 'Jadwal ini sudah lewat')]);
  await choice().click();
  await free().click();
  await said('Jadwal ini sudah lewat');
  await expect.element(sheet()).toBeVisible();
});

test('a lost line is said, before the dates and after them', async () => {
  await open(['lost'], ['lost', found(dates)]);
  await choice().click();
  await said(errorText.noConnection);
  await choice().click();
  await free().click();
  await said(errorText.noConnection);
  await expect.element(free()).toBeEnabled();
});

test('an expired session leads to login, and back to the cart', async () => {
  await open([refused(401, 'UNAUTHORIZED', 'Sesi berakhir')]);
  await choice().click();
  await free().click();
  await expect.poll(ledTo).toEqual(['/auth/login?redirectTo=%2Fcart']);
});

test('a course without dates says so', async () => {
  await open([changed], [found([])]);
  await choice().click();
  await expect.element(sheet().getByText(scheduleText.none)).toBeVisible();
});

test('the keyboard opens the dates, and Escape gives the focus back', async () => {
  await open();
  choice().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(choice()).toHaveFocus();
});

import type { Ticket } from '@suluh/api/types';
import { MAIN_ROUTES } from '@suluh/domain/address';
import { ticketText } from '@suluh/i18n-id/ticket';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ledTo, show } from '../testing/island.tsx';
import { Reschedule } from './Reschedule.tsx';

const day = (eventId: number) => ({
  eventId,
  startEvent: `2025-11-0${eventId}T02:00:00.000Z`,
  endEvent: `2025-11-0${eventId}T05:00:00.000Z`,
  timeZone: 'Asia/Jakarta',
  timeEvent: '09.00 – 12.00 WIB',
  city: 'Bantul',
  quota: 5,
});
const ticket = {
  slug: 'membatik',
  change: null,
  refund: { amountRupiah: 0, asked: null },
  event: day(1),
  reschedule: { refusal: null, until: '2025-10-28T02:00:00.000Z', events: [day(2), day(3)] },
} as unknown as Ticket;

const press = () => userEvent.click(page.getByRole('button', { name: ticketText.reschedule }));
const chosen = () => new FormData(document.querySelector('form')!).get('eventId');

test('a date that can be changed once is not changed by one press', async () => {
  await show(<Reschedule ticket={ticket} routes={MAIN_ROUTES} isAsked={false} />);
  const dates = page.getByRole('radio');
  expect(dates.elements().filter((date) => (date as HTMLInputElement).checked)).toEqual([]);
  await press();
  expect(chosen()).toBeNull(); // what is sent has no date, and is refused
  expect(page.getByText(ticketText.dateAsked).elements()).toEqual([]);
  await userEvent.click(dates.last());
  await press();
  expect(chosen()).toBe('3');
  await expect.poll(ledTo).toHaveLength(2);
});

test('a form that came without a date asks for it where it is chosen, in our words', async () => {
  await show(<Reschedule ticket={ticket} routes={MAIN_ROUTES} isAsked />);
  await expect.element(page.getByText(ticketText.dateAsked)).toBeVisible();
  await expect.element(page.getByRole('group')).toHaveAccessibleDescription(ticketText.dateAsked);
  await expect.element(page.getByRole('radio').first()).toHaveFocus();
});

import { errorText } from '@suluh/i18n-id/errors';
import { paymentClosedText, paymentText } from '@suluh/i18n-id/payment';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  answering,
  asked,
  expectReadable,
  found,
  ledTo,
  refused,
  said,
  show,
  takeRouted,
} from '../../testing/island.tsx';
import type { Scripted } from '../../testing/scriptedApi.ts';
import { CheckStatus, PaymentFollower } from './index.ts';

const STATUS = 'GET /api/payment/status/SLH-1';
const PAGE = '/payment-process?order=SLH-1';
const waits = { orderId: 'SLH-1', status: 'UNPAID', payment: 'a pending', isFailed: false };
const standing = (changes: object = {}) => found({ ...waits, ...changes });

/** The page of a payment as the server renders it while it waits, or after it has moved on. */
const pageOf = (stage: string, heading: string) => (
  <PaymentFollower
    orderId="SLH-1"
    status={stage === 'paid' ? 'PAID' : 'UNPAID'}
    payment="a pending"
    deadlineMs={null}
    stage={stage}
    heading={heading}
  >
    <h1 tabIndex={-1}>{heading}</h1>
    {stage === 'waiting' && <CheckStatus href={PAGE} />}
  </PaymentFollower>
);
async function open(...answers: Scripted[]): Promise<void> {
  await answering({ [STATUS]: answers });
  await show(pageOf('waiting', 'Cara Bayar'), { at: PAGE });
}
const check = () => page.getByRole('link', { name: paymentText.checkStatus });
const look = () => document.dispatchEvent(new Event('visibilitychange'));

test('who asks learns that nothing has come yet', async () => {
  await open(standing());
  await check().click();
  await said(paymentText.stillWaiting);
  expect([takeRouted(), ledTo()]).toEqual([[], []]);
});

test('who asks after paying is told so, and the page is drawn anew without a load', async () => {
  await open(standing({ status: 'PAID', payment: 'a settled' }));
  await check().click();
  await said(paymentClosedText.PAID.title);
  expect([takeRouted(), ledTo()]).toEqual([['refresh'], []]);
});

test('a payment that failed is told with what comes next', async () => {
  await open(standing({ payment: 'a failed', isFailed: true }));
  await check().click();
  await said(paymentText.failedNext);
  expect(takeRouted()).toEqual(['refresh']);
});

test('another way to pay, chosen in another tab, is told by itself', async () => {
  await open(standing({ payment: 'b pending' }));
  await expect.element(check()).toBeVisible();
  look();
  await said(paymentText.replaced);
  expect(takeRouted()).toEqual(['refresh']);
});

test('coming back to the page asks at once, and while it is looked at it asks by itself', async () => {
  await open(standing());
  await expect.element(check()).toBeVisible();
  look();
  await expect.poll(() => asked(STATUS)).toHaveLength(1);
  await expect.poll(() => asked(STATUS), { timeout: 4500 }).toHaveLength(2); // three seconds later
});

test('a page that comes back and tells so twice asks once', async () => {
  await open(standing());
  await expect.element(check()).toBeVisible();
  look();
  look();
  window.dispatchEvent(new Event('pageshow'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await asked(STATUS)).toHaveLength(1);
});

test('a lost line is said to who asks, and the page goes on asking', async () => {
  await open('lost', standing({ status: 'PAID' }));
  await check().click();
  await said(errorText.noConnection);
  look();
  await expect.poll(takeRouted).toEqual(['refresh']);
});

test('an expired session loads the page again, which then asks to log in; nothing more is asked', async () => {
  await open(refused(401, 'UNAUTHORIZED', 'Sesi berakhir'));
  await expect.element(check()).toBeVisible();
  look();
  await expect.poll(() => asked(STATUS)).toHaveLength(1);
  look();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await asked(STATUS)).toHaveLength(1);
  await check().click();
  await expect.poll(ledTo).toEqual([PAGE]);
});

test('what the page then shows is read out, and the focus that lost its place goes to the heading', async () => {
  await open(standing());
  check().element().focus();
  await expectReadable();
  await show(pageOf('paid', paymentClosedText.PAID.title), { at: PAGE });
  await expect.element(page.getByRole('status').first()).toHaveTextContent(paymentClosedText.PAID.title);
  await expect.element(page.getByRole('heading', { name: paymentClosedText.PAID.title })).toHaveFocus();
  await expectReadable();
});

test('a payment that has ended is asked about no more', async () => {
  await answering({ [STATUS]: [standing()] });
  await show(pageOf('paid', paymentClosedText.PAID.title), { at: PAGE });
  look();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await asked(STATUS)).toEqual([]);
});

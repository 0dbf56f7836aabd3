import { otpPageText } from '@suluh/i18n-id/payment';
import { errorText } from '@suluh/i18n-id/errors';
import { MAIN_ROUTES } from '@suluh/domain/address';
import type { TenantConfig } from '@suluh/tenant/tenant';
import axe from 'axe-core';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TenantProvider } from '../parts/tenant/TenantProvider.tsx';
import { SCRIPT_PATH, type Scripted } from '../testing/scriptedApi.ts';
import { OtpBoard } from './OtpBoard.tsx';

const order = { orderId: 'SLH-1', orderToken: 'tanda' };
const tenant = { id: 'main', routes: MAIN_ROUTES } as TenantConfig;
const refusal = (code: number, status: string, message: string, data?: unknown): Scripted => ({
  status: code,
  body: { code, status, message, data },
});
const sent: Scripted = { status: 200, body: { data: { wait: 60, length: 4 } } };

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
  root.render(
    <TenantProvider tenant={tenant}>
      <OtpBoard
        order={order}
        orderPath="#order"
        start={{ step: 'card', message: null }}
        renderedAtMs={Date.now()}
        paths={{ page: '/otp-prakerja', here: '/otp-prakerja' }}
      />
    </TenantProvider>,
  );
});
afterEach(() => {
  root.unmount();
  place.remove();
  window.location.hash = '';
});

const answering = (...answers: Scripted[]) => fetch(SCRIPT_PATH, { method: 'PUT', body: JSON.stringify(answers) });
const card = () => page.getByRole('textbox', { name: otpPageText.cardNumber, exact: false });
async function askForCode(): Promise<void> {
  await card().fill('1234567890123456');
  await page.getByRole('button', { name: otpPageText.send, exact: false }).click();
}
async function typeCode(code: string): Promise<void> {
  await expect.element(page.getByText(otpPageText.lead)).toBeVisible();
  const boxes = place.querySelectorAll<HTMLInputElement>('.otpField input');
  for (const [index, digit] of [...code].entries()) await page.elementLocator(boxes[index]!).fill(digit);
  await page.getByRole('button', { name: otpPageText.submit, exact: false }).click();
}

test('a card that is refused says so at the number, and the second try opens the boxes', async () => {
  await answering(refusal(422, 'OTP_INVALID', 'Saldo habis'), sent);
  await askForCode();
  await expect.element(page.getByText('Saldo habis')).toBeVisible();
  await page.getByRole('button', { name: otpPageText.send, exact: false }).click();
  await expect.element(page.getByText(otpPageText.lead)).toBeVisible();
});

test('a lost connection is said, and nothing is lost of what was typed', async () => {
  await answering('lost');
  await askForCode();
  await expect.element(page.getByText(errorText.noConnection)).toBeVisible();
  await expect.element(card()).toHaveValue('1234567890123456');
});

test('a wrong code stands under the boxes, and the right one leads to the order', async () => {
  await answering(sent, refusal(422, 'OTP_INVALID', 'Kode salah'), { status: 200, body: { data: { status: 'PAID' } } });
  await askForCode();
  await typeCode('1111');
  await expect.element(page.getByText('Kode salah')).toBeVisible();
  await typeCode('1234');
  await expect.poll(() => window.location.hash).toBe('#order');
});

test('can be read by everybody, with a refusal too', async () => {
  await answering(refusal(422, 'OTP_INVALID', 'Saldo habis'));
  await askForCode();
  await expect.element(page.getByText('Saldo habis')).toBeVisible();
  const { violations } = await axe.run(place, { rules: { 'color-contrast': { enabled: false } } }); // no stylesheet here
  expect(violations.map(({ id }) => id)).toEqual([]);
});

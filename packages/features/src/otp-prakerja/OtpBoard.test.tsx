import { otpPageText } from '@suluh/i18n-id/payment';
import { errorText } from '@suluh/i18n-id/errors';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answering, expectReadable, found, ledTo, refused, show } from '../testing/island.tsx';
import type { Scripted } from '../testing/scriptedApi.ts';
import { OtpBoard } from './OtpBoard.tsx';

const SEND = 'POST /api/payment/pmo/send-otp';
const PAY = 'POST /api/payment/pmo/authorize';
const refusal = (message: string): Scripted => refused(422, 'OTP_INVALID', message);
const sent = found({ wait: 60, length: 4 });

let place: HTMLElement;
beforeEach(async () => {
  place = await show(
    <OtpBoard
      who="u-1"
      order={{ orderId: 'SLH-1', orderToken: 'tanda' }}
      orderPath="/payment-process?order=SLH-1"
      start={{ step: 'card', message: null }}
      renderedAtMs={Date.now()}
      paths={{ page: '/otp-prakerja', here: '/otp-prakerja' }}
    />,
    { at: '/otp-prakerja' },
  );
});

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
  await answering({ [SEND]: [refusal('Saldo habis'), sent] });
  await askForCode();
  await expect.element(page.getByText('Saldo habis')).toBeVisible();
  await page.getByRole('button', { name: otpPageText.send, exact: false }).click();
  await expect.element(page.getByText(otpPageText.lead)).toBeVisible();
});

test('a wait without a code for this card stays at the number, in the words of the server', async () => {
  await answering({ [SEND]: [refused(409, 'OTP_WAIT', 'Tunggu 40 detik', { wait: 40, isCodeOut: false })] });
  await askForCode();
  await expect.element(page.getByText('Tunggu 40 detik')).toBeVisible();
  await expect.element(card()).toHaveValue('1234567890123456');
});

test('a lost connection is said, and nothing is lost of what was typed', async () => {
  await answering({ [SEND]: ['lost'] });
  await askForCode();
  await expect.element(page.getByText(errorText.noConnection)).toBeVisible();
  await expect.element(card()).toHaveValue('1234567890123456');
});

test('a wrong code stands under the boxes, and the right one leads to the order', async () => {
  await answering({ [SEND]: [sent], [PAY]: [refusal('Kode salah'), found({ status: 'PAID' })] });
  await askForCode();
  await typeCode('1111');
  await expect.element(page.getByText('Kode salah')).toBeVisible();
  await typeCode('1234');
  await expect.poll(ledTo).toEqual(['/payment-process?order=SLH-1']);
});

test('a code that is out stands in the address, without the card, so that a reload asks for it', async () => {
  await answering({ [SEND]: [found({ wait: 60, length: 6 })] });
  await askForCode();
  const query = () => new URLSearchParams(window.location.search);
  await expect.poll(() => query().get('code')).toBe('6');
  expect(query().get('order')).toBe('SLH-1');
  expect(Number(query().get('until'))).toBeGreaterThan(Date.now());
  expect(window.location.search).not.toContain('1234567890123456');
  await page.getByRole('button', { name: otpPageText.changeCard }).click();
  await expect.poll(() => query().get('code')).toBeNull();
});

test('a refusal hides once its field is changed, at the number and at the boxes', async () => {
  await answering({ [SEND]: [refusal('Saldo habis'), sent], [PAY]: [refusal('Kode salah')] });
  await askForCode();
  await expect.element(page.getByText('Saldo habis')).toBeVisible();
  await card().fill('1234567890123457');
  await expect.poll(() => page.getByText('Saldo habis').elements()).toEqual([]);
  await page.getByRole('button', { name: otpPageText.send, exact: false }).click();
  await typeCode('1111');
  await expect.element(page.getByText('Kode salah')).toBeVisible();
  await page.elementLocator(place.querySelector('.otpField input')!).fill('2');
  await expect.poll(() => page.getByText('Kode salah').elements()).toEqual([]);
});

test('a card that was refused before JavaScript is there again', async () => {
  await show(
    <OtpBoard
      who="u-1"
      order={{ orderId: 'SLH-1', orderToken: 'tanda' }}
      orderPath="/payment-process?order=SLH-1"
      start={{ step: 'card', message: 'Saldo habis' }}
      typedCard="1234567890123456"
      renderedAtMs={Date.now()}
      paths={{ page: '/otp-prakerja', here: '/otp-prakerja' }}
      key="again"
    />,
  );
  await expect.element(page.getByText('Saldo habis')).toBeVisible();
  await expect.element(card()).toHaveValue('1234567890123456');
});

test('can be read by everybody, with a refusal too', async () => {
  await answering({ [SEND]: [refusal('Saldo habis')] });
  await askForCode();
  await expect.element(page.getByText('Saldo habis')).toBeVisible();
  await expectReadable();
});

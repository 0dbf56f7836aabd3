import { leaveGuardText } from '@suluh/i18n-id/dialogs';
import { billingText } from '@suluh/i18n-id/payment';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answering, asked, found, logIn, refused, show } from '../testing/island.tsx';
import { BillingForm } from './BillingForm.tsx';

const SEND = 'POST /api/payment/invoice';
const FIELDS = {
  fullnameUser: 'Rani Wulandari',
  position: 'Keuangan',
  pic_phone: '6281234567890',
  pic_email: 'rani@lumbung.example',
  billingAddress: 'Jalan Kaliurang 12, Sleman',
} as const;
const dialog = () => page.getByRole('dialog');
const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function open(): Promise<void> {
  logIn();
  await show(
    <>
      <a href="/beranda">Keluar halaman</a>
      <BillingForm orderId="SLH-1" line="reguler" path="/payment-process" />
    </>,
  );
}
async function fill(): Promise<void> {
  for (const [name, value] of Object.entries(FIELDS))
    await page.getByLabelText(billingText[name as keyof typeof FIELDS], { exact: false }).fill(value);
}

test('whoever typed something is asked before leaving, also after a refusal, and no longer once it is sent', async () => {
  await answering({ [SEND]: [refused(500, 'ERROR', 'Gagal'), found({})] });
  await open();
  expect(isHeld()).toBe(false);
  await fill();
  await expect.poll(isHeld).toBe(true);
  await page.getByRole('link', { name: 'Keluar halaman' }).click();
  await expect.element(dialog()).toBeVisible();
  await dialog().getByRole('button', { name: leaveGuardText.stay }).click();
  await page.getByRole('button', { name: billingText.submit }).click();
  await expect.element(page.getByText('Gagal')).toBeVisible();
  await expect.poll(isHeld).toBe(true);
  await page.getByRole('button', { name: billingText.submit }).click();
  await expect.poll(async () => (await asked(SEND)).length).toBe(2);
  await expect.poll(isHeld).toBe(false);
});

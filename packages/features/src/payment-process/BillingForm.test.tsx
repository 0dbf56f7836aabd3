import { leaveGuardText } from '@suluh/i18n-id/dialogs';
import { billingText } from '@suluh/i18n-id/payment';
import { ruleText } from '@suluh/i18n-id/validation';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answering, asked, found, logIn, refused, show, takeRouted } from '../testing/island.tsx';
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
      <BillingForm who="u-1" orderId="SLH-1" line="reguler" path="/payment-process" />
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

test('once the invoice is made the page no longer asks for the form, also where its address did', async () => {
  logIn();
  const kept = { id: 'a-1', ...FIELDS };
  const path = '/payment-process?order=SLH-1';
  await answering({ [SEND]: [found({})] });
  await show(<BillingForm who="u-1" orderId="SLH-1" line="reguler" path={path} saved={[kept]} chosenId="a-1" />, {
    at: `${path}&billing=1&alamat=a-1`,
  });
  await page.getByRole('button', { name: billingText.submit }).click();
  await expect.poll(takeRouted).toEqual([`replace ${path}`, 'refresh']);
  expect((await asked(SEND)).map(({ body }) => body)).toEqual([{ orderId: 'SLH-1', billingPIC: FIELDS }]);
});

test('what was refused before JavaScript is there again, with what is wrong at its field until that is changed', async () => {
  logIn();
  const pic = { ...FIELDS, pic_phone: '081234567890', position: '' };
  await show(
    <BillingForm who="u-1" orderId="SLH-1" line="reguler" path="/payment-process" typed={{ pic, remember: true }} />,
  );
  const phone = page.getByLabelText(billingText.pic_phone, { exact: false });
  await expect.element(phone).toHaveValue('081234567890');
  await expect
    .element(page.getByLabelText(billingText.billingAddress, { exact: false }))
    .toHaveValue(FIELDS.billingAddress);
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  await expect.element(page.getByText(ruleText({ code: 'billingPhonePrefix' }))).toBeVisible();
  await expect.element(page.getByText(ruleText({ code: 'billingPositionRequired' }))).toBeVisible();
  await phone.fill('6281234567890');
  await expect.poll(() => page.getByText(ruleText({ code: 'billingPhonePrefix' })).elements()).toEqual([]);
});

test('a refusal of the server hides once something is changed, and the form sends again', async () => {
  await answering({ [SEND]: [refused(500, 'ERROR', 'Gagal'), found({})] });
  await open();
  await fill();
  await page.getByRole('button', { name: billingText.submit }).click();
  await expect.element(page.getByText('Gagal')).toBeVisible();
  await page.getByLabelText(billingText.position, { exact: false }).fill('Pajak');
  await expect.poll(() => page.getByText('Gagal').elements()).toEqual([]);
  await page.getByRole('button', { name: billingText.submit }).click();
  await expect.poll(async () => (await asked(SEND)).length).toBe(2);
});

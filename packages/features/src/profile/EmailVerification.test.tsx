import { emailVerificationText } from '@suluh/i18n-id/dialogs';
import { otpFieldText } from '@suluh/i18n-id/fields';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answering, asked, found, logIn, refused, show } from '../testing/island.tsx';
import { EmailVerification } from './EmailVerification.tsx';

const SEND = 'POST /api/verification/send';
const PROVE = 'POST /api/verification/authorize';
const dialog = () => page.getByRole('dialog');
const press = () => dialog().getByRole('button', { name: emailVerificationText.verify }).click();
const box = (position: number) => dialog().getByRole('textbox', { name: otpFieldText.box(position) });

/** Has a code sent, so that it can be typed. */
async function askForCode(): Promise<void> {
  logIn();
  await show(<EmailVerification email="rani@contoh.example" />);
  await page.getByRole('button', { name: emailVerificationText.verify }).click();
  await press();
  await expect.element(box(1)).toBeVisible();
}
async function type(code: string): Promise<void> {
  for (const [index, digit] of [...code].entries()) await box(index + 1).fill(digit);
}

beforeEach(() => answering({ [SEND]: [found({ wait: 60 })], [PROVE]: [refused(422, 'OTP_INVALID', 'Kode salah')] }));

test('the sentence of a wrong code hides once the code is typed anew', async () => {
  await askForCode();
  await type('1234');
  await press();
  await expect.element(dialog().getByText('Kode salah')).toBeVisible();
  await box(1).fill('5');
  await expect.poll(() => dialog().getByText('Kode salah').elements()).toEqual([]);
});

test('a code that is too short takes no words of a wait away', async () => {
  await answering({ [SEND]: [refused(409, 'OTP_WAIT', 'Kode sudah dikirim', 40)] });
  await askForCode();
  await expect.element(dialog().getByText('Kode sudah dikirim', { exact: false })).toBeVisible();
  await type('12');
  await press();
  await expect.element(dialog().getByText('Kode yang dimasukkan minimum 4 angka')).toBeVisible();
  await expect.element(dialog().getByText('Kode sudah dikirim', { exact: false })).toBeVisible();
  await box(3).fill('3');
  await expect.poll(() => dialog().getByText('Kode yang dimasukkan minimum 4 angka').elements()).toEqual([]);
  await expect.element(dialog().getByText('Kode sudah dikirim', { exact: false })).toBeVisible();
});

test('a code that is too short is said to be, and not sent', async () => {
  await askForCode();
  await type('12');
  await press();
  await expect.element(dialog().getByText('Kode yang dimasukkan minimum 4 angka')).toBeVisible();
  await box(3).fill('3');
  await expect.poll(() => dialog().getByText('Kode yang dimasukkan minimum 4 angka').elements()).toEqual([]);
  expect(await asked(PROVE)).toEqual([]);
});

import { courseActionText } from '@suluh/i18n-id/course';
import { myCourseText } from '@suluh/i18n-id/myCourse';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering, asked, expectReadable, found, ledTo, logIn, refused, show } from '../testing/island.tsx';
import { VoucherLink } from './VoucherLink.tsx';

const VOUCHER = 'GET /api/payment/voucher/12';
const HREF = '/my-course/kelas-voucher';
const link = () => page.getByRole('link', { name: courseActionText.viewVoucher });
const dialog = () => page.getByRole('dialog', { name: myCourseText.voucherTitle });

test('shows the code of this moment, which can be copied and closed', async () => {
  logIn();
  await answering({ [VOUCHER]: [found({ voucherCode: 'SKN-2025-0001' })] });
  await show(<VoucherLink courseId={12} href={HREF} />);
  await link().click();
  await expect.element(dialog().getByText('SKN-2025-0001')).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: new RegExp(myCourseText.copyVoucher) })).toBeVisible();
  await expectReadable();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('says that the code is still being made', async () => {
  logIn();
  await answering({ [VOUCHER]: [found({ voucherCode: 'dalam proses' })] });
  await show(<VoucherLink courseId={12} href={HREF} />);
  await link().click();
  await expect.element(dialog().getByText(myCourseText.voucherPending)).toBeVisible();
});

test('leads to the page of the course when the code does not come', async () => {
  logIn();
  await answering({ [VOUCHER]: [refused(404, 'NOT_FOUND', '')] });
  await show(<VoucherLink courseId={12} href={HREF} />);
  await link().click();
  await expect.poll(ledTo).toEqual([HREF]);
  expect(await asked(VOUCHER)).toHaveLength(1);
});

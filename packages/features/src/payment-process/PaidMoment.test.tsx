import { MAIN_ROUTES } from '@suluh/domain/address';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { courseCard, courseEvent } from '../testing/courses.ts';
import { show } from '../testing/island.tsx';
import { transaction } from '../testing/transactions.ts';
import { PaidMoment } from './PaidMoment.tsx';

const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('a paid order leads each course to its first step, and a class into the calendar', async () => {
  const online = { ...courseCard({ id: 1, slug: 'excel', coursetype: { id: 'a', name: '' } }), event: null };
  const atPlace = {
    ...courseCard({ id: 2, slug: 'batik', coursetype: { id: 'd', name: 'Kelas Offline' } }),
    event: courseEvent({}),
  };
  const voucher = { ...courseCard({ id: 3, slug: 'kopi', isVoucher: true }), event: null };
  await show(
    <PaidMoment
      order={transaction({ status: 'PAID', detailCourse: [online, atPlace, voucher] })}
      routes={MAIN_ROUTES}
    />,
  );
  await expect.element(page.getByText('Pembayaran kamu sudah kami terima', { exact: false })).toBeVisible();
  expect(links()).toEqual([
    ['Mulai Kursus', '/my-course/excel'],
    ['Lihat E-Tiket', '/my-course/batik/e-tiket'],
    ['Kalender', '/api/my-course/batik/calendar.ics'],
    ['Lihat Voucher', '/my-course/kopi'],
  ]);
});

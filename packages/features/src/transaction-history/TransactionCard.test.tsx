import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/island.tsx';
import type { TransactionView } from '../parts/transaction/index.ts';
import { TransactionCard } from './TransactionCard.tsx';

const cloth = { motif: 'kawung', layout: 'latar', scale: 1.15, offsetX: 0, offsetY: 0, plainDyes: false } as const;
const order = (dateText: string): TransactionView => ({
  state: 'paid',
  statusText: 'Berhasil',
  statusInfo: null,
  dateText,
  paidText: `Dibayar ${dateText}, 03.49 WIB`,
  invoiceId: 'TRX/20261126/VH5Y9LCV',
  courses: [
    { title: 'Laporan Keuangan Sederhana untuk Usaha Kecil', partner: 'Akademi Neraca', cloth, imageUrl: null },
  ],
  moreText: '',
  fewerText: '',
  deadline: null,
  note: null,
  totalLabel: 'Total Pembayaran',
  totalText: 'Rp240.000',
  methodText: 'QRIS',
});
const html = document.documentElement;

afterEach(() => html.removeAttribute('style'));

test.each([320, 360, 390])('letters of twice the size keep an order within a phone of %i px', async (width) => {
  const place = await show(<TransactionCard transaction={order('26 November 2026')} actions={null} />);
  await page.viewport(width, 700);
  html.style.fontSize = '200%';
  expect(place.scrollWidth).toBeLessThanOrEqual(width);
});

test.each([320, 360])('so do they one that waits for its payment, of %i px', async (width) => {
  const waiting = {
    ...order('26 November 2026'),
    state: 'unpaid',
    statusText: 'Menunggu Pembayaran',
    statusInfo: 'Bayar sebelum waktunya habis.',
    deadline: { label: 'Bayar sebelum', text: '27 November 2026, 03.49 WIB' },
  } as const;
  const place = await show(<TransactionCard transaction={waiting} actions={null} />);
  await page.viewport(width, 700);
  html.style.fontSize = '200%';
  expect(place.scrollWidth).toBeLessThanOrEqual(width);
});

test('the status stands beside the number on a phone, however long the date is', async () => {
  await show(
    <>
      <TransactionCard transaction={order('2 Mei 2026')} actions={null} />
      <TransactionCard transaction={order('26 September 2026')} actions={null} />
    </>,
    { screen: 'phone' },
  );
  const tops = page
    .getByRole('article')
    .elements()
    .map((card) => {
      const status = card.querySelector('.transactionCard-status')!;
      return status.getBoundingClientRect().top - card.getBoundingClientRect().top;
    });
  expect(tops[0]).toBeLessThan(24);
  expect(tops[1]).toBe(tops[0]);
});

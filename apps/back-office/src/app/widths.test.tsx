import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../testing/office.tsx';

const WHEN = '2026-11-28T08:15:00.000Z';
const MONEY = 1_234_567_890;
const NAME = 'Pelatihan Kepemimpinan dan Pengelolaan Perubahan';
const EMAIL = 'nama.yang.sangat.panjang@perusahaan-contoh.example';

/** A row of each list, as wide as rows become. */
const ROWS: Readonly<Record<string, Record<string, unknown>>> = {
  course: {
    fullname: NAME,
    partnerName: 'Lembaga Pelatihan Kerja Nusantara',
    typeCode: 'a',
    priceAfter: MONEY,
    isPublished: true,
    updatedAt: WHEN,
  },
  settlement: {
    month: '2026-11',
    partnerName: 'Lembaga Pelatihan Kerja Nusantara',
    gross: MONEY,
    promoPartner: MONEY,
    fee: MONEY,
    refund: MONEY,
    net: MONEY,
  },
  order: {
    fullname: 'Raden Mas Suryadiningrat',
    email: EMAIL,
    invoiceId: 'SLH-1',
    invoiceNumber: 'INV/20261128/000001',
    status: 'PAID',
    courses: [NAME],
    paymentTotal: MONEY,
    createdAt: WHEN,
  },
  event: {
    courseFullname: NAME,
    batch: 'Angkatan ke-12 Jakarta Selatan',
    startAt: WHEN,
    timeZone: 'Asia/Jakarta',
    venue: 'Aula Utama',
    city: 'Jakarta',
    enrolled: 12,
    capacity: 30,
    cancelledAt: WHEN,
  },
  grant: {
    fullname: 'Raden Mas Suryadiningrat',
    email: EMAIL,
    role: 'operator',
    place: null,
    startsAt: WHEN,
    endsAt: '2030-01-01T00:00:00.000Z',
  },
  work: { kind: 'course.import', fileName: 'kursus.csv', state: 'checked', over: 120, of: 4_800, createdAt: WHEN },
  job: { title: NAME, companyName: 'Perusahaan Dagang Nusantara Sejahtera', postedAt: WHEN, isPublished: true },
};

const documentPx = () => document.documentElement.scrollWidth;
const cases = Object.keys(ROWS).flatMap((list) => [1280, 1100, 1024, 390].map((widthPx) => [list, widthPx] as const));

it.each(cases)('the page of %s is no wider than a screen of %i px', async (list, widthPx) => {
  await page.viewport(widthPx, 800);
  openOffice(`/${list}`, { [`/api/admin/${list}`]: [{ id: 1, version: 1, ...ROWS[list] }] });
  await expect.element(page.getByText(/1–1/)).toBeVisible();
  await expect.poll(documentPx).toBeLessThanOrEqual(widthPx);
});

it('what a table has no room for is reached in its own box, by keyboard too', async () => {
  await page.viewport(1100, 800);
  openOffice('/settlement', { '/api/admin/settlement': [{ id: 1, ...ROWS['settlement'] }] });
  const box = page.getByRole('region', { name: 'Rekap mitra' });
  await expect.element(box).toBeVisible();
  const { scrollWidth, clientWidth, tabIndex } = box.element();
  expect(scrollWidth).toBeGreaterThan(clientWidth);
  expect(tabIndex).toBe(0);
});

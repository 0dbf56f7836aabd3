import { NO_ROWS } from '@suluh/domain/staff';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../testing/office.tsx';

const REFUSAL = 'Tulis waktu seperti 28-11-2026 08:15, lebih awal daripada waktu selesai yang dipilih untuk promo ini.';
const work = {
  id: '0b7c0000-0000-4000-8000-000000000002',
  kind: 'promo.import',
  state: 'checked',
  fileName: 'promo-akhir-tahun.csv',
  by: 'Dewi Lestari',
  over: 1,
  of: 1,
  counts: { ...NO_ROWS, refuse: 1 },
  unused: [],
  columns: [],
  fields: [],
  canStart: false,
  sameFileAt: null,
  fileUntil: null,
  problem: null,
  createdAt: '2026-11-28T08:15:00.000Z',
};
const row = {
  number: 2,
  title: 'Promo Akhir Tahun untuk Seluruh Pelatihan',
  action: 'refuse',
  changes: [{ field: 'name', from: '', to: 'Promo Akhir Tahun untuk Seluruh Pelatihan' }],
  problems: [{ column: 'Mulai', message: REFUSAL }],
  subjectId: null,
  outcome: null,
  undo: null,
};

const openWork = () =>
  openOffice(`/work/${work.id}/show`, {
    [`/api/admin/work/${work.id}`]: work,
    [`/api/admin/work/${work.id}/row`]: [row],
  });

it('why a row is refused stands whole on a phone', async () => {
  await page.viewport(390, 800);
  openWork();
  const reason = page.getByText(`Mulai: ${REFUSAL}`);
  await expect.element(reason).toBeVisible();
  const { left, right } = reason.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(390);
  expect(document.querySelectorAll('table')).toHaveLength(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

it('rows are a table where there is room', async () => {
  await page.viewport(1100, 800);
  openWork();
  await expect.element(page.getByRole('cell', { name: row.title, exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1100);
});

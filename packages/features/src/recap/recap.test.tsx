import type { OwnRecap, Recap } from '@suluh/api/types';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectReadable, show, tenant } from '../testing/island.tsx';
import { RecapLists } from './RecapLists.tsx';
import { RecapPicture } from './RecapPicture.tsx';
import { RecapSharing } from './RecapSharing.tsx';

const recap: Recap = {
  name: 'Ratih',
  year: 2026,
  category: 'High-Achiever',
  courses: ['Membatik', 'Dasar Web', 'Laporan', 'Excel', 'Kopi'],
  institutes: ['Sanggar Ayu'],
  hours: 64,
  certificates: 5,
  teacher: 'Sekar Kinasih',
};
const src = '/_ui/recap.svg';
const shown = (shared: OwnRecap['shared']) => (
  <main>
    <h1>Learning Recap 2026</h1>
    <RecapPicture recap={recap} src={src} />
    <RecapSharing tenant={tenant} year={2026} shared={shared} src={src} />
    <RecapLists recap={recap} />
  </main>
);

test('a recap says in words what is drawn, three of each and the rest counted', async () => {
  await show(shown(null), { screen: 'phone' });
  await expect
    .element(page.getByAltText(/Ratih seorang High-Achiever: 5 kursus diikuti, 64 jam belajar/))
    .toBeVisible();
  await expect.element(page.getByText('+ 2 Kursus Lainnya')).toBeVisible();
  expect(page.getByText(/Lembaga Lainnya/).elements()).toEqual([]);
  await expectReadable();
});

test('it can be taken along before it is shared, and sent on once it is', async () => {
  await show(shown(null));
  expect(page.getByRole('link', { name: 'Unduh' }).element().getAttribute('download')).toBe('learning-recap-2026.png');
  const form = page.getByRole('button', { name: 'Bagikan' }).element().closest('form')!;
  expect(new URL(form.action).pathname).toBe('/api/form/recap-share');
  expect(form.elements.namedItem('year')).toHaveProperty('value', '2026');
});

const SHARED = { recapId: '0b7c1f5e-0000-4000-8000-000000000001', file: 'recap/a.png' };

test('one that was shared before more was learned can be drawn anew at its address', async () => {
  await show(shown({ ...SHARED, isOutdated: true }), { screen: 'phone' });
  const form = page.getByRole('button', { name: 'Perbarui yang Dibagikan' }).element().closest('form')!;
  expect(new URL(form.action).pathname).toBe('/api/form/recap-share');
  await expectReadable();
});

test('a shared one names its address and can be taken back', async () => {
  await show(shown({ ...SHARED, isOutdated: false }), { screen: 'phone' });
  expect(page.getByRole('button', { name: 'Perbarui yang Dibagikan' }).elements()).toEqual([]);
  const share = page.getByRole('link', { name: 'Bagikan' }).element().getAttribute('href')!;
  expect(decodeURIComponent(share)).toContain('/learning-recap/0b7c1f5e-0000-4000-8000-000000000001');
  const form = page.getByRole('button', { name: 'Berhenti Membagikan' }).element().closest('form')!;
  expect(new URL(form.action).pathname).toBe('/api/form/recap-unshare');
  await expectReadable();
});

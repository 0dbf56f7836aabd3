import type { StaffView } from '@suluh/api/types';
import { staffViewText as text } from '@suluh/i18n-id/staffView';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../testing/office.tsx';

const view: StaffView = {
  id: '0b7c0000-0000-4000-8000-000000000004',
  name: 'Kuno',
  isShared: true,
  isOwn: false,
  by: 'Petrus',
  query: { filter: { nope: 'x' }, sort: { field: 'password', order: 'ASC' }, hiddenColumns: [] },
  isFitting: false,
};

it('a view that does not fit its list any more is told, and the list stays as it was', async () => {
  const asked = openOffice('/news', { '/api/staff/view': [view] });
  await page.getByRole('button', { name: text.open }).click();
  await page.getByRole('menuitem', { name: text.of(view.name, view.by) }).click();
  await expect.element(page.getByText(text.unfit)).toBeVisible();
  expect(asked.filter((each) => /nope|password/.test(each))).toEqual([]);
});

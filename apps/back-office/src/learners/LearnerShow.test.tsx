import type { StaffLearner } from '@suluh/api/types';
import { staffLookText as text } from '@suluh/i18n-id/staffLook';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../testing/office.tsx';

const learner: StaffLearner = {
  id: '0b7c0000-0000-4000-8000-000000000003',
  fullname: 'Budi Santoso',
  email: 'budi@suluh.example',
  createdAt: '2026-01-05T02:00:00.000Z',
  isStaff: false,
  blockedAt: null,
  blockReason: null,
  erasedAt: null,
  areas: [{ sessionType: 'reguler', programId: null, programName: null }],
  looks: [],
};
const open = (change: Partial<StaffLearner>) =>
  openOffice(`/learner/${learner.id}/show`, { [`/api/admin/learner/${learner.id}`]: { ...learner, ...change } });
const look = page.getByRole('button', { name: text.look });

it('a look is offered at an account that is open', async () => {
  open({});
  await expect.element(look).toBeVisible();
});

it('no look is offered at an account that is closed: it could only be refused', async () => {
  open({ erasedAt: '2026-12-05T15:22:00.000Z' });
  await expect.element(page.getByText(text.closing('5 Desember 2026, 22.22 WIB'))).toBeVisible();
  expect(look.query()).toBeNull();
});

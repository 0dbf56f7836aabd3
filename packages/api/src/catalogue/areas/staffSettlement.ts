import { STATEMENT_MONTH } from '@suluh/domain/settlement';
import { z } from 'zod';
import { sellerTerms, staffSettlement, staffSettlementLine } from '../entities/index.ts';
import { defineEntry, fileData } from '../entry.ts';
import { staffPageQuery } from '../envelope.ts';
import { conflictWith, defineStaffList, staffChange } from '../staffEntity.ts';
import { rowIdInAddress } from '../rowId.ts';

const key = z.string().min(1).max(30);
const month = z.string().regex(STATEMENT_MONTH);
const read = { auth: 'A', permission: 'settlement.read', scope: 'partner' } as const;

export const settlements = defineStaffList({
  name: 'settlement',
  title: 'Statements of what partners sold in a month',
  key,
  row: staffSettlement,
  filters: {
    month: month.optional().describe('One month alone, as 2026-11'),
    partnerId: rowIdInAddress.optional(),
  },
  sorts: ['month'],
  isTurned: true,
  read: read.permission,
  scope: read.scope,
});

export const settlementLines = defineEntry({
  ...read,
  id: 'admin.settlement.lines',
  method: 'GET',
  path: '/api/admin/settlement/{id}/line',
  summary: 'Lines of a statement: each course that was sold and what was taken back, the earliest first',
  params: z.object({ id: key }),
  query: staffPageQuery,
  data: z.array(staffSettlementLine),
  paged: true,
  errors: [404],
});

const file = {
  ...read,
  method: 'GET',
  params: z.object({ id: key }),
  data: fileData,
  errors: [404],
} as const;

export const settlementCsv = defineEntry({
  ...file,
  id: 'admin.settlement.csv',
  path: '/api/admin/settlement/{id}/statement.csv',
  summary: 'A statement as a table, its sums last',
  file: 'text/csv',
  carries: 'nobody',
});

export const settlementPdf = defineEntry({
  ...file,
  id: 'admin.settlement.pdf',
  path: '/api/admin/settlement/{id}/statement.pdf',
  summary: 'A statement on paper',
  file: 'application/pdf',
  carries: 'nobody',
});

const seller = sellerTerms.extend({ updatedAt: z.string().nullable().describe('When it was last saved; null: never') });
const edit = { auth: 'A', permission: 'seller.edit', scope: 'all', path: '/api/admin/seller' } as const;

export const sellerRead = defineEntry({
  ...edit,
  id: 'admin.seller.read',
  method: 'GET',
  summary: 'Who sells, as invoices say it, with tax and the platform’s share',
  data: seller,
});

export const sellerSave = defineEntry({
  ...edit,
  id: 'admin.seller.save',
  method: 'PUT',
  summary: 'Write down who sells; invoices that are written from then on say it',
  description: '`updatedAt` is that of what was read: 409 CONFLICT when somebody saved since.',
  body: seller,
  data: seller,
  errors: [409],
  errorData: conflictWith(seller),
});

export const sellerHistory = defineEntry({
  ...edit,
  path: `${edit.path}/history`,
  id: 'admin.seller.history',
  method: 'GET',
  summary: 'What was changed about who sells, the latest first',
  data: z.array(staffChange),
});

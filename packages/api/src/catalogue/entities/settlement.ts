import { STATEMENT_MONTH } from '@suluh/domain/settlement';
import { z } from 'zod';
import { rupiah } from '../envelope.ts';

const share = z.int().min(0).max(100);

/** Who sells, as invoices say it, and the shares that are reckoned by (docs/product/invoice.md#seller). */
export const sellerTerms = z
  .object({
    name: z.string().trim().min(1).max(120),
    address: z.string().trim().max(300),
    npwp: z
      .string()
      .trim()
      .regex(/^(\d{15,16})?$/)
      .describe('Tax number, digits alone'),
    taxPercent: share.describe('Tax that prices contain; 0: none'),
    feePercent: share.describe('What the platform keeps of what partners sell'),
  })
  .meta({ id: 'SellerTerms' });

/** What a partner is told of a month. */
export const staffSettlement = z
  .object({
    id: z.string().describe('Partner and month: 12-2026-11'),
    partnerId: z.int(),
    partnerName: z.string(),
    month: z.string().regex(STATEMENT_MONTH),
    gross: rupiah.describe('Prices of what was sold'),
    promoPlatform: rupiah.describe('Promos the platform bears'),
    promoPartner: rupiah.describe('Promos the partner bears'),
    fee: rupiah.describe('What the platform keeps'),
    refund: z.int().describe('What went back of the partner’s part'),
    net: z.int().describe('What the partner gets; below 0 where more went back than was sold'),
  })
  .meta({ id: 'StaffSettlement' });

/** A course that was sold, or what was taken back of one. */
export const staffSettlementLine = z
  .object({
    document: z.string().describe('Number of the invoice or the credit note'),
    position: z.int(),
    kind: z.enum(['sale', 'refund']),
    day: z.iso.date(),
    orderId: z.string(),
    fullname: z.string(),
    gross: rupiah,
    promoPlatform: rupiah,
    promoPartner: rupiah,
    fee: rupiah,
    net: z.int(),
  })
  .meta({ id: 'StaffSettlementLine' });

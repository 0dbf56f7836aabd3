import { percentOfRupiah } from '../money/index.ts';
import type { SellerTerms } from '../invoice/index.ts';
import { shared } from './share.ts';

/** Who does without the money of a promo. */
export const PROMO_BEARERS = ['platform', 'partner'] as const;
export type PromoBearer = (typeof PROMO_BEARERS)[number];

/** What a line of a statement tells of: a course that was sold, or what was taken back of one. */
export type SettlementKind = 'sale' | 'refund';

/** What an invoice says beyond its number and whom it was written to, as it was on its day. */
export interface InvoiceContent {
  seller: SellerTerms;
  method: string | null;
  items: readonly { fullname: string; schedule: readonly string[]; priceRupiah: number }[];
  purchaseRupiah: number;
  promo: { code: string; discountRupiah: number } | null;
  feeRupiah: number;
}

/** The money of a line (docs/product/invoice.md#statements); `paid` is the learner's, `net` the partner's. */
export interface SettlementMoney {
  gross: number;
  promoPlatform: number;
  promoPartner: number;
  paid: number;
  fee: number;
  net: number;
}

/** What of the order depends on how it was bought. */
export interface SaleTerms {
  discountRupiah: number;
  borneBy: PromoBearer;
  feePercent: number;
}

/** Paid and net follow from the other parts. */
export const lineOf = (
  of: Pick<SettlementMoney, 'gross' | 'promoPlatform' | 'promoPartner' | 'fee'>,
): SettlementMoney => ({
  ...of,
  paid: of.gross - of.promoPlatform - of.promoPartner,
  net: of.gross - of.promoPartner - of.fee,
});

/**
 * What the courses of an order sold, one line each: the promo is shared by their prices, and the platform keeps its share
 * of what the partner does not give away. @param prices of the courses, in their order
 */
export function saleLines(
  prices: readonly number[],
  { discountRupiah, borneBy, feePercent }: SaleTerms,
): SettlementMoney[] {
  const discounts = shared(discountRupiah, prices);
  return prices.map((gross, at) => {
    const promo = discounts[at]!;
    const promoPartner = borneBy === 'partner' ? promo : 0;
    return lineOf({
      gross,
      promoPlatform: promo - promoPartner,
      promoPartner,
      fee: percentOfRupiah(gross - promoPartner, feePercent),
    });
  });
}

/** What a partner is told of a month. */
export interface Statement {
  gross: number;
  promoPlatform: number;
  promoPartner: number;
  fee: number;
  /** What was taken back of the partner's part. */
  refund: number;
  net: number;
}

/** The lines of a month added up: net is gross without the partner's promos, the platform's part and what went back. */
export function statementOf(lines: readonly (Omit<SettlementMoney, 'paid'> & { kind: SettlementKind })[]): Statement {
  const sum = { gross: 0, promoPlatform: 0, promoPartner: 0, fee: 0, refund: 0, net: 0 };
  for (const { kind, gross, promoPlatform, promoPartner, fee, net } of lines) {
    if (kind === 'refund') {
      sum.refund += net;
      sum.net -= net;
      continue;
    }
    sum.gross += gross;
    sum.promoPlatform += promoPlatform;
    sum.promoPartner += promoPartner;
    sum.fee += fee;
    sum.net += net;
  }
  return sum;
}

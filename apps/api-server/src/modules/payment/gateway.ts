import { PRAKERJA_CODE } from '@suluh/domain/course';
import { paymentGroup } from '@suluh/domain/payment';
import type { schema } from '../../db/index.ts';
import type { Settings } from '../../settings.ts';

export type ProductRow = typeof schema.paymentProduct.$inferSelect;

/** Gateways of payments: Midtrans, and Prakerja for those that it makes itself. */
export const MIDTRANS_GATEWAY = 'midtrans';
export const PRAKERJA_GATEWAY = 'prakerja';

/** Who takes the money of a method: Prakerja its own, everything else the provider this installation is set to. */
export const gatewayOf = (productCode: string, settings: Pick<Settings, 'PAYMENT_GATEWAY'>): string =>
  productCode === PRAKERJA_CODE ? PRAKERJA_GATEWAY : settings.PAYMENT_GATEWAY;

/** Methods paid on invoice, which need the billing PIC (docs/product/payment.md). */
export const isPostPaid = ({ code, type }: Pick<ProductRow, 'code' | 'type'>): boolean =>
  paymentGroup({ productCode: code, productType: type }) === 'postPaid';

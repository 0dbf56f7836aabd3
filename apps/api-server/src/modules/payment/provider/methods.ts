/** How a method is asked for at Midtrans: by its Core API, which opens the payment at once, or on a page of Snap. */
export type MidtransWay =
  /** A virtual account of this bank, by the name Midtrans has for it. */
  | { kind: 'bank'; bank: string }
  /** Mandiri's bills, which take the place of its virtual accounts. */
  | { kind: 'mandiriBill' }
  | { kind: 'gopay' }
  | { kind: 'qris' }
  /** A page of Snap, by the name Snap has for the method: a card's number must not pass through us. */
  | { kind: 'page'; payment: string };

interface MethodOfProviders {
  /** Left out where Midtrans does not take it. */
  midtrans?: MidtransWay;
  /** Left out where the sandbox does not play it. */
  sandbox?: true;
  /** Money that came by it cannot be sent back by it: a bank's number takes transfers, and makes none. */
  takesNothingBack?: true;
  /** A wallet that can be linked, at each provider that takes it (docs/product/payment.md#linked-wallets). */
  isLinkable?: true;
}

/**
 * Every method providers can take money by, and how: the one list in the API, by the product codes of
 * `payment_product`. Prakerja's is its own provider's alone.
 */
const METHODS: Readonly<Record<string, MethodOfProviders>> = {
  VA_BCA: { midtrans: { kind: 'bank', bank: 'bca' }, sandbox: true, takesNothingBack: true },
  VA_BNI: { midtrans: { kind: 'bank', bank: 'bni' }, sandbox: true, takesNothingBack: true },
  VA_BRI: { midtrans: { kind: 'bank', bank: 'bri' }, sandbox: true, takesNothingBack: true },
  VA_MANDIRI: { midtrans: { kind: 'mandiriBill' }, sandbox: true, takesNothingBack: true },
  VA_PERMATA: { midtrans: { kind: 'bank', bank: 'permata' }, sandbox: true, takesNothingBack: true },
  GOPAY: { midtrans: { kind: 'gopay' }, sandbox: true, isLinkable: true },
  OVO: { sandbox: true },
  QRIS: { midtrans: { kind: 'qris' }, sandbox: true },
  CREDIT_CARD: { midtrans: { kind: 'page', payment: 'credit_card' }, sandbox: true },
  INVOICE_TRANSFER: { midtrans: { kind: 'bank', bank: 'permata' }, sandbox: true, takesNothingBack: true }, // its numbers take transfers from every bank; texts name it (i18n-id: transferBank)
};

/** Whether money that came by a method can be given back by it; else people transfer it. */
export const takesBack = (productCode: string): boolean => METHODS[productCode]?.takesNothingBack !== true;

/** Codes of the methods a provider takes. */
export const methodsOf = (provider: keyof MethodOfProviders): string[] =>
  Object.keys(METHODS).filter((code) => METHODS[code]![provider] !== undefined);

/** Codes of the wallets that can be linked at a provider. */
export const linkableOf = (provider: 'midtrans' | 'sandbox'): string[] =>
  methodsOf(provider).filter((code) => METHODS[code]!.isLinkable === true);

/** How a method is asked for at Midtrans. @throws Error for one it does not take */
export function midtransWayOf(productCode: string): MidtransWay {
  const way = METHODS[productCode]?.midtrans;
  if (!way) throw new Error(`Midtrans has no method ${productCode}.`);
  return way;
}

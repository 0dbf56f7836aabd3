/** Groups under which payment methods are listed (docs/product/payment.md#methods). */
export type PaymentGroup = 'virtualAccount' | 'eWallet' | 'onlinePayment' | 'card' | 'postPaid' | 'other';

export interface PaymentMethod {
  productCode: string;
  productType: string;
}

const GROUP_OF_TYPE: Readonly<Record<string, PaymentGroup>> = {
  VIRTUALACCOUNT: 'virtualAccount',
  EWALLET: 'eWallet',
  ONLINEPAYMENT: 'onlinePayment',
  KARTUKREDIT: 'card',
  CREDITCARD: 'card',
  POSTPAID: 'postPaid',
};

/** Virtual account: product type VA, or a product code starting with VA (docs/product/payment.md#detail). */
export function isVirtualAccount(method: PaymentMethod): boolean {
  return method.productType === 'VA' || method.productCode.startsWith('VA');
}

/**
 * The group of a method by its type, in any spelling ('Online Payment', 'ONLINEPAYMENT'); unknown types are
 * other (docs/product/payment.md#methods).
 */
export function paymentGroup(method: PaymentMethod): PaymentGroup {
  if (isVirtualAccount(method)) return 'virtualAccount';
  return GROUP_OF_TYPE[method.productType.toUpperCase().replace(/[^A-Z]/g, '')] ?? 'other';
}

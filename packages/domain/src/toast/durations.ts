/** How long each toast stays, in milliseconds (docs/product/display.md#times, docs/product/errors.md). */
export const TOAST_MS = {
  wishlist: 1500,
  copyVoucher: 1500,
  copyPaymentDetail: 5000,
  testAccess: 5000,
  promoError: 3000,
  emptyCart: 5000,
  interestLimit: 1500,
  interestMinimum: 2500,
  other: 3000,
} as const;

import type { CartItem, PaymentProduct, Promo } from '@suluh/api/types';
import { courseCard } from './courses.ts';

/** A self-learning course in the cart, at the price it was put there for. */
export function cartItem(changes: Partial<CartItem> = {}): CartItem {
  const {
    id,
    wishlisted: _wishlisted,
    owned: _owned,
    ...course
  } = courseCard({ price: 550_000, priceAfter: 412_500, percentage: 25 });
  return {
    ...course,
    cartId: 'c-1',
    courseId: id,
    priceSeen: 412_500,
    owned: false,
    waitingOrderId: null,
    event: null,
    createdAt: '2025-10-01T00:00:00Z',
    ...changes,
  };
}

/** A virtual account of BCA without a fee. */
export const paymentProduct = (changes: Partial<PaymentProduct> = {}): PaymentProduct => ({
  productCode: 'VA_BCA',
  productName: 'BCA Virtual Account',
  productImage: null,
  productType: 'VA',
  productDesc: ['Bayar dalam 24 jam.'],
  isRecomeded: false,
  eWallet: null,
  walletLink: null,
  fee: 0,
  gateway: 'sandbox',
  isAvailable: true,
  unavailableReason: null,
  ...changes,
});

/** A promo of Rp50.000 for everybody, from Rp200.000. */
export const promo = (changes: Partial<Promo> = {}): Promo => ({
  promoCode: 'HEMAT',
  title: 'Potongan Rp50.000',
  discountPrice: 50_000,
  isEnable: true,
  endTitle: null,
  minPayment: 200_000,
  missingPayment: 0,
  endPromo: '2025-10-31T16:00:00Z',
  productCode: 'all',
  maxItems: 1,
  ...changes,
});

import type { Transaction } from '@suluh/api/types';
import { courseCard } from './courses.ts';

/** An order of one course that waits for a BCA virtual account. */
export function transaction(changes: Partial<Transaction> = {}): Transaction {
  const { wishlisted: _wishlisted, owned: _owned, ...course } = courseCard({ price: 412_500, priceAfter: 412_500 });
  return {
    orderId: 'SLH-1',
    invoiceId: 'TRX/20251016/ABCD2345',
    invoiceNumber: null,
    invoiceStanding: 'none',
    creditNotes: [],
    createdAt: '2025-10-16T07:30:00Z',
    status: 'UNPAID',
    detailCourse: [{ ...course, event: null }],
    purchaseTotal: 412_500,
    promoCode: null,
    promoDiscount: 0,
    fee: 4000,
    totalPrice: 416_500,
    urlFileInvoice: null,
    expiredDate: '2025-10-17T07:30:00Z',
    paidAt: null,
    endReason: null,
    paymentMethod: {
      productCode: 'VA_BCA',
      productName: 'BCA Virtual Account',
      productType: 'VA',
      productImage: null,
      number: '8077708123456789',
      paymentUrl: null,
      qr: null,
      expired: '2025-10-17T07:30:00Z',
      fee: 4000,
    },
    billingPIC: null,
    orderToken: null,
    payment: 'a-1 pending',
    failedPayment: null,
    refund: null,
    canAskRefund: false,
    ...changes,
  };
}

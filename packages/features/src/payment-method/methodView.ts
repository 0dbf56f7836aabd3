import type { PaymentProduct } from '@suluh/api/types';
import { paymentGroup, paymentImagePath } from '@suluh/domain/payment';
import { paymentText } from '@suluh/i18n-id/payment';
import { storedAddress } from '../parts/pictures/index.ts';
import { methodPlate } from '../parts/checkout/index.ts';
import type { PaymentProductView } from './PaymentProduct.tsx';

/**
 * A payment method as a row: recommended mark, balance of an e-wallet, fee, terms (docs/product/payment.md#methods).
 */
export function methodView(product: PaymentProduct): PaymentProductView {
  const { eWallet, fee } = product;
  const notes = [
    ...(eWallet
      ? [paymentText.balance(eWallet.balance)]
      : paymentGroup(product) === 'virtualAccount'
        ? [paymentText.recheck]
        : []),
    ...(fee > 0 ? [paymentText.feeOf(fee)] : []),
  ];
  return {
    code: product.productCode,
    name: product.productName,
    imageUrl: product.productImage === null ? null : storedAddress(paymentImagePath(product.productImage)),
    plate: methodPlate(product),
    note: notes.join(' · ') || null,
    recommendedText: product.isRecomeded ? paymentText.recommended : null,
    terms: product.productDesc,
    reason: product.isAvailable ? null : (product.unavailableReason ?? ''),
  };
}

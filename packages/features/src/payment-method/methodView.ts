import type { PaymentProduct } from '@suluh/api/types';
import { isBalanceShort, paymentGroup, paymentImagePath } from '@suluh/domain/payment';
import { paymentText } from '@suluh/i18n-id/payment';
import { storedAddress } from '../parts/pictures/index.ts';
import { methodPlate } from '../parts/checkout/index.ts';
import type { PaymentProductView } from './PaymentProduct.tsx';

type Judged = Pick<PaymentProduct, 'eWallet' | 'isAvailable' | 'unavailableReason'>;

/**
 * Why a method cannot be chosen to pay this much; null when it can. The API says what it knows before the sum is known,
 * a linked wallet has to hold the sum (docs/product/payment.md#linked-wallets).
 */
export function methodReason({ eWallet, isAvailable, unavailableReason }: Judged, totalRupiah: number): string | null {
  if (!isAvailable) return unavailableReason ?? '';
  return isBalanceShort(eWallet?.balance ?? null, totalRupiah) ? paymentText.balanceShort : null;
}

/**
 * A payment method as a row: recommended mark, balance of an e-wallet, fee, terms (docs/product/payment.md#methods).
 * @param totalRupiah what it would have to pay
 */
export function methodView(product: PaymentProduct, totalRupiah: number): PaymentProductView {
  const { eWallet, walletLink, fee } = product;
  const notes = [
    ...(eWallet
      ? [paymentText.balance(eWallet.balance)]
      : walletLink === 'linked'
        ? [paymentText.balanceUnknown]
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
    reason: methodReason(product, totalRupiah),
    isLinked: walletLink && walletLink === 'linked',
  };
}

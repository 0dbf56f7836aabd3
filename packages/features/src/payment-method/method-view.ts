import type { PaymentProduct } from '@suluh/api/types';
import { paymentGroup, paymentImagePath } from '@suluh/domain/payment';
import { paymentText } from '@suluh/i18n-id/payment';
import type { PaymentProductView } from '@suluh/ui/checkout/PaymentProduct';
import type { IconName } from '@suluh/ui/icons/icon-names.ts';

/** Where pictures with a relative path lie; the main site answers under it. */
const STORAGE_BASE = '/storage';
const GROUP_ICON: Partial<Record<ReturnType<typeof paymentGroup>, IconName>> = { eWallet: 'wallet', card: 'card', onlinePayment: 'store', postPaid: 'document', other: 'receipt' };
/** Longest name that is written on the plate. */
const PLATE_LETTERS = 7;

/** What stands on the plate while there is no picture: the bank's or the scheme's letters, else the group's icon. */
function plateOf(product: PaymentProduct): PaymentProductView['plate'] {
  const [first = ''] = product.productName.split(' ');
  const icon = GROUP_ICON[paymentGroup(product)];
  const isAcronym = first === first.toUpperCase() && first.length <= PLATE_LETTERS;
  return icon === undefined || isAcronym ? { text: first.slice(0, PLATE_LETTERS) } : { icon };
}

/** A payment method as a row: recommended mark, balance of an e-wallet, fee, terms (spec 3, Payment product). */
export function methodView(product: PaymentProduct): PaymentProductView {
  const { eWallet, fee } = product;
  const notes = [
    ...(eWallet ? [paymentText.balance(eWallet.balance)] : paymentGroup(product) === 'virtualAccount' ? [paymentText.recheck] : []),
    ...(fee > 0 ? [paymentText.feeOf(fee)] : []),
  ];
  return {
    code: product.productCode,
    name: product.productName,
    imageUrl: product.productImage === null ? null : `${STORAGE_BASE}/${paymentImagePath(product.productImage)}`,
    plate: plateOf(product),
    note: notes.join(' · ') || null,
    recommendedText: product.isRecomeded ? paymentText.recommended : null,
    terms: product.productDesc,
    reason: product.isAvailable ? null : (product.unavailableReason ?? ''),
  };
}

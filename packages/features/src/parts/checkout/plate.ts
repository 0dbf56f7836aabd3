import { paymentGroup } from '@suluh/domain/payment';
import type { IconName } from '@suluh/ui/icons/iconNames.ts';

/** Letters or icon on the plate of a payment method: 'BCA', or the wallet. */
export type MethodPlate = { text: string } | { icon: IconName };

const GROUP_ICON: Partial<Record<ReturnType<typeof paymentGroup>, IconName>> = {
  eWallet: 'wallet',
  card: 'card',
  onlinePayment: 'store',
  postPaid: 'document',
  other: 'receipt',
};
/** Longest name that is written on the plate. */
const PLATE_LETTERS = 7;

/**
 * What stands on the plate of a payment method while there is no picture: the bank's or the scheme's letters, else its
 * group's icon.
 */
export function methodPlate(method: { productCode: string; productType: string; productName: string }): MethodPlate {
  const [first = ''] = method.productName.split(' ');
  const icon = GROUP_ICON[paymentGroup(method)];
  const isAcronym = first === first.toUpperCase() && first.length <= PLATE_LETTERS;
  return icon === undefined || isAcronym ? { text: first.slice(0, PLATE_LETTERS) } : { icon };
}

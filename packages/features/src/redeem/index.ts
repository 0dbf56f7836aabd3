import { redeemText } from '@suluh/i18n-id/account';
import { definePage } from '../parts/page/index.ts';
import { RedeemScreen } from './RedeemScreen.tsx';

/** Where a redeem code is exchanged, and the vouchers of a learner. */
export const redeemPage = definePage('redeemVoucher', { words: redeemText.title, Screen: RedeemScreen });

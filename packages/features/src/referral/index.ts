import { referralText } from '@suluh/i18n-id/referral';
import { definePage } from '../parts/page/index.ts';
import { ReferralScreen } from './ReferralScreen.tsx';

/** The learner's referral code, who joined by it, and what that brought. */
export const referralPage = definePage('referralCode', { words: referralText.title, Screen: ReferralScreen });

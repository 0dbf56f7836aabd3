import { otpPageText } from '@suluh/i18n-id/payment';
import { definePage } from '../parts/page/index.ts';
import { OtpScreen } from './OtpScreen.tsx';

/** Paying by a one-time code of Prakerja. */
export const otpPrakerjaPage = definePage('otpPrakerja', { words: otpPageText.title, Screen: OtpScreen });

import { forgotPasswordText } from '@suluh/i18n-id/password';
import { definePage } from '../parts/page/index.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

/** Asks for a link to a new password. */
export const forgotPasswordPage = definePage('forgotPassword', {
  words: forgotPasswordText.title,
  Screen: ForgotPasswordScreen,
});

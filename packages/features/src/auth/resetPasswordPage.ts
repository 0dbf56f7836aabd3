import { resetPasswordText } from '@suluh/i18n-id/password';
import { definePage } from '../parts/page/index.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

/** Where the mailed link leads. */
export const resetPasswordPage = definePage('resetPassword', {
  words: resetPasswordText.title,
  Screen: ResetPasswordScreen,
});

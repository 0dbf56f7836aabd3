/** What brings the forms of this folder to life, loaded when one of them is touched. */
export {
  CHANGE_PASSWORD_FORM,
  FORGOT_PASSWORD_FORM,
  LOGIN_FORM,
  REGISTER_FORM,
  RESET_PASSWORD_FORM,
} from '@suluh/domain/validation';
export { liveForm } from '../parts/rule-form/liveForm.ts';
export { acceptAndLogIn, askForReset, changePassword, logIn, registerAndLogIn, resetPassword } from './calls.ts';

/** 'Tidak Sama' follows the password itself too. */
export const REPEATED = ['passwordConfirmation'];

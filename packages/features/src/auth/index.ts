export { forgotPasswordPage } from './forgotPasswordPage.ts';
export { loginPage } from './loginPage.ts';
export {
  changeEmailPage,
  changePasswordPage,
  changePhonePage,
  passwordChangedPage,
  externalLinkPage,
  invitationPage,
  joinPage,
} from './page.ts';
export { registerPage } from './registerPage.ts';
export { resetPasswordPage } from './resetPasswordPage.ts';

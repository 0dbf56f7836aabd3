export { loginPage } from './loginPage.ts';
export {
  changeEmailPage,
  changePasswordPage,
  passwordChangedPage,
  externalLinkPage,
  forgotPasswordPage,
  invitationPage,
  joinPage,
  resetPasswordPage,
} from './page.ts';
export { registerPage } from './registerPage.ts';

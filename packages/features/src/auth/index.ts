export {
  changeEmailPage,
  changePasswordPage,
  passwordChangedPage,
  externalLinkPage,
  forgotPasswordPage,
  invitationPage,
  joinPage,
  loginPage,
  registerPage,
  resetPasswordPage,
} from './page.ts';

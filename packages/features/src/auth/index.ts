export {
  changePasswordPage,
  passwordChangedPage,
  externalLinkPage,
  forgotPasswordPage,
  invitationPage,
  loginPage,
  registerPage,
  resetPasswordPage,
} from './page.ts';

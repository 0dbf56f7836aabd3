export {
  changePasswordPage,
  passwordChangedPage,
  externalLinkPage,
  forgotPasswordPage,
  loginPage,
  registerPage,
  resetPasswordPage,
} from './page.ts';

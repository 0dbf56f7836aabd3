export { externalLinkPage, forgotPasswordPage, loginPage, registerPage, resetPasswordPage } from './page.ts';

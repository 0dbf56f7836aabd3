export { LinkScreen } from './LinkScreen.tsx';
export { ForgotPasswordScreen, LoginScreen, RegisterScreen, ResetPasswordScreen } from './screens.tsx';

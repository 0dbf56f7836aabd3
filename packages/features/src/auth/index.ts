export { ForgotPasswordScreen, LoginScreen, RegisterScreen, ResetPasswordScreen } from './screens.tsx';

export { OtpScreen } from './OtpScreen.tsx';

export { PaymentMethodScreen } from './PaymentMethodScreen.tsx';

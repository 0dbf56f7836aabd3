export { PaymentProcessScreen } from './PaymentProcessScreen.tsx';

import { paymentText } from '@suluh/i18n-id/payment';
import { definePage } from '../parts/page/index.ts';
import { PaymentMethodScreen } from './PaymentMethodScreen.tsx';

/** Checkout steps 2 and 3. */
export const paymentMethodPage = definePage('paymentMethod', {
  words: paymentText.methodTitle,
  Screen: PaymentMethodScreen,
});

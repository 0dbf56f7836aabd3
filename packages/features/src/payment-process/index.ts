import { paymentText } from '@suluh/i18n-id/payment';
import { definePage } from '../parts/page/index.ts';
import { PaymentProcessScreen } from './PaymentProcessScreen.tsx';

/** How to pay an order, or how it ended. */
export const paymentProcessPage = definePage('paymentProcess', {
  words: paymentText.howToPay,
  Screen: PaymentProcessScreen,
});

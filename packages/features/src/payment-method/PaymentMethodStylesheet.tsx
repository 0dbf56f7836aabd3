import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { paymentProductStyles } from './PaymentProduct.styles.ts';

/** The ways to pay, beside `CheckoutStylesheet`. */
export const PaymentMethodStylesheet = stylesheet`
  ${paymentProductStyles}
`;

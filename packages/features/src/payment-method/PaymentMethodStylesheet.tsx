import { createGlobalStyle } from 'styled-components';
import { paymentProductStyles } from './PaymentProduct.styles.ts';

/** The ways to pay, beside `CheckoutStylesheet`. */
export const PaymentMethodStylesheet = createGlobalStyle`
  ${paymentProductStyles}
`;

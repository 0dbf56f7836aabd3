import { createGlobalStyle } from 'styled-components';
import { cartItemStyles } from './CartItem.styles.ts';

/** The courses of the cart, beside `CheckoutStylesheet`. */
export const CartStylesheet = createGlobalStyle`
  ${cartItemStyles}
`;

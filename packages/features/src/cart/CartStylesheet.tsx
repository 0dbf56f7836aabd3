import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { cartItemStyles } from './CartItem.styles.ts';

/** The courses of the cart, beside `CheckoutStylesheet`. */
export const CartStylesheet = stylesheet`
  ${cartItemStyles}
`;

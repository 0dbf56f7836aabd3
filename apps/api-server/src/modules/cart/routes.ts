import { cartAdd } from './addToCart.ts';
import { cartChange, cartItems, cartRemove, carts } from './changeCart.ts';
import { cartOrder } from './findOrder.ts';

export const cartRoutes = [carts, cartItems, cartOrder, cartAdd, cartChange, cartRemove];

import { cartAdd } from './add.ts';
import { cartChange, cartItems, cartRemove, carts } from './cart.ts';
import { cartOrder } from './ordered.ts';

export const cartRoutes = [carts, cartItems, cartOrder, cartAdd, cartChange, cartRemove];

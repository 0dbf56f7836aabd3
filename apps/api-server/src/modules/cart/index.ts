import { cartAdd } from './add.ts';
import { cartChange, cartItems, cartRemove, carts } from './cart.ts';

export const cartRoutes = [carts, cartItems, cartAdd, cartChange, cartRemove];

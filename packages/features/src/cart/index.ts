import { cartText } from '@suluh/i18n-id/cart';
import { definePage } from '../parts/page/index.ts';
import { CartScreen } from './CartScreen.tsx';

/** Checkout step 1. */
export const cartPage = definePage('cart', { words: cartText.title, Screen: CartScreen });

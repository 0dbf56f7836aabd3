import { wishlistText } from '@suluh/i18n-id/wishlist';
import { definePage } from '../parts/page/index.ts';
import { WishlistScreen } from './WishlistScreen.tsx';

/** The courses a learner wishes for. */
export const wishlistPage = definePage('wishlist', { words: wishlistText.title, Screen: WishlistScreen });

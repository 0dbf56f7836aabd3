import { wishlistPage } from '@suluh/features/wishlist';
import { context } from '../context.ts';

export const { generateMetadata, Page } = wishlistPage(context);
export { Page as default };

import { cartPage } from '@suluh/features/cart';
import { context } from '../context.ts';

export const { generateMetadata, Page } = cartPage(context);
export { Page as default };

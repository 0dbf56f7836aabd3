import { promoPage } from '@suluh/features/promo';
import { context } from '../../../context.ts';

export const { generateMetadata, Page } = promoPage(context);
export { Page as default };

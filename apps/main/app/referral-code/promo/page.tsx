import { referralPromoPage } from '@suluh/features/notification';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = referralPromoPage(context);
export { Page as default };

import { referralPromoPage } from '@suluh/features/notifications';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = referralPromoPage(context);
export { Page as default };

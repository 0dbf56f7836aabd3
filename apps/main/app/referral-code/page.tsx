import { referralPage } from '@suluh/features/referral';
import { context } from '../context.ts';

export const { generateMetadata, Page } = referralPage(context);
export { Page as default };

import { redeemPage } from '@suluh/features/redeem';
import { context } from '../context.ts';

export const { generateMetadata, Page } = redeemPage(context);
export { Page as default };

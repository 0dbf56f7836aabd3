import { billingAddressesPage } from '@suluh/features/billing-address';
import { context } from '../context.ts';

export const { generateMetadata, Page } = billingAddressesPage(context);
export { Page as default };

import { billingAddressesPage } from '@suluh/features/billing-address';
import { programContext } from '../../../context.ts';

export const { generateMetadata, Page } = billingAddressesPage(programContext);
export { Page as default };

import { paymentMethodPage } from '@suluh/features/payment-method';
import { programContext } from '../../../context.ts';

export const { generateMetadata, Page } = paymentMethodPage(programContext);
export { Page as default };

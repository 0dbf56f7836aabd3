import { paymentMethodPage } from '@suluh/features/payment-method';
import { context } from '../context.ts';

export const { generateMetadata, Page } = paymentMethodPage(context);
export { Page as default };

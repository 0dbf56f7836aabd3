import { paymentProcessPage } from '@suluh/features/payment-process';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = paymentProcessPage(context);
export { Page as default };

import { paymentProcessPage } from '@suluh/features/payment-process';
import { programContext } from '../../../context.ts';

export const { generateMetadata, Page } = paymentProcessPage(programContext);
export { Page as default };

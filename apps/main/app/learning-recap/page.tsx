import { recapPage } from '@suluh/features/recap';
import { context } from '../context.ts';

export const { generateMetadata, Page } = recapPage(context);
export { Page as default };

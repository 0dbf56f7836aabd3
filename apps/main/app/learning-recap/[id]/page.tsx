import { sharedRecapPage } from '@suluh/features/recap';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = sharedRecapPage(context);
export { Page as default };

import { partnershipPage } from '@suluh/features/partnership';
import { context } from '../context.ts';

export const { generateMetadata, Page } = partnershipPage(context);
export { Page as default };

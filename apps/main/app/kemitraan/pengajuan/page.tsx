import { partnershipApplicationPage } from '@suluh/features/partnership';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = partnershipApplicationPage(context);
export { Page as default };

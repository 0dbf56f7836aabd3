import { partnerPage } from '@suluh/features/listing';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = partnerPage(context);
export { Page as default };

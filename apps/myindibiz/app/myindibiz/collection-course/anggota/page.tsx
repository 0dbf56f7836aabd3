import { memberCollectionPage } from '@suluh/features/listing';
import { context } from '../../../context.ts';

export const { generateMetadata, Page } = memberCollectionPage(context);
export { Page as default };

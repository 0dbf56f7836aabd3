import { collectionPage } from '@suluh/features/listing';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = collectionPage(context);
export { Page as default };

import { collectionEventPage } from '@suluh/features/listing';
import { context } from '../../../../context.ts';

export const { generateMetadata, Page } = collectionEventPage(context);
export { Page as default };

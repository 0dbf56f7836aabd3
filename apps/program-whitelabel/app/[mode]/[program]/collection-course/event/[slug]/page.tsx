import { collectionEventPage } from '@suluh/features/listing';
import { programContext } from '../../../../../context.ts';

export const { generateMetadata, Page } = collectionEventPage(programContext);
export { Page as default };

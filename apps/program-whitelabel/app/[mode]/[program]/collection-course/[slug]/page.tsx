import { collectionPage } from '@suluh/features/listing';
import { programContext } from '../../../../context.ts';

export const { generateMetadata, Page } = collectionPage(programContext);
export { Page as default };

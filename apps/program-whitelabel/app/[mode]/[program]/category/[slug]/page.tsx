import { categoryPage } from '@suluh/features/listing';
import { programContext } from '../../../../context.ts';

export const { generateMetadata, Page } = categoryPage(programContext);
export { Page as default };

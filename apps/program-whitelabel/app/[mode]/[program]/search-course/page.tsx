import { searchPage } from '@suluh/features/listing';
import { programContext } from '../../../context.ts';

export const { generateMetadata, Page } = searchPage(programContext);
export { Page as default };

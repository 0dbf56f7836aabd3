import { coursesPage } from '@suluh/features/listing';
import { programContext } from '../../../context.ts';

export const { generateMetadata, Page } = coursesPage(programContext);
export { Page as default };

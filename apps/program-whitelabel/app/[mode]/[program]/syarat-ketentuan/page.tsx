import { termsPage } from '@suluh/features/site-page';
import { programContext } from '../../../context.ts';

export const { generateMetadata, Page } = termsPage(programContext);
export { Page as default };

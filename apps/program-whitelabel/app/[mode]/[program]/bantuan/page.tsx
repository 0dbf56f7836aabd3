import { helpPage } from '@suluh/features/site-page';
import { programContext } from '../../../context.ts';

export const { generateMetadata, Page } = helpPage(programContext);
export { Page as default };

import { contactPage } from '@suluh/features/site-page';
import { programContext } from '../../../context.ts';

export const { generateMetadata, Page } = contactPage(programContext);
export { Page as default };

import { contactPage } from '@suluh/features/site-page';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = contactPage(context);
export { Page as default };

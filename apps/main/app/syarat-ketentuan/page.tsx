import { termsPage } from '@suluh/features/site-page';
import { context } from '../context.ts';

export const { generateMetadata, Page } = termsPage(context);
export { Page as default };

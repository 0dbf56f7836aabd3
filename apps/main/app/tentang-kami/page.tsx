import { aboutUsPage } from '@suluh/features/site-page';
import { context } from '../context.ts';

export const { generateMetadata, Page } = aboutUsPage(context);
export { Page as default };

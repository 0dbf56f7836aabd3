import { helpPage } from '@suluh/features/site-page';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = helpPage(context);
export { Page as default };

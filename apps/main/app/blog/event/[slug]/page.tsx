import { blogEventPage } from '@suluh/features/news';
import { context } from '../../../context.ts';

export const { generateMetadata, Page } = blogEventPage(context);
export { Page as default };

import { newsPage } from '@suluh/features/news';
import { context } from '../../../context.ts';

export const { generateMetadata, Page } = newsPage(context);
export { Page as default };

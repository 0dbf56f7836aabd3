import { newsListPage } from '@suluh/features/news';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = newsListPage(context);
export { Page as default };

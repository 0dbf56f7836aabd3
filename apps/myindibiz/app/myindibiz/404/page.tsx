import { notFoundPage } from '@suluh/features/status-pages';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = notFoundPage(context);
export { Page as default };

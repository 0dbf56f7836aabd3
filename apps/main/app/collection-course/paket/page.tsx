import { bundlesPage } from '@suluh/features/bundle';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = bundlesPage(context);
export { Page as default };

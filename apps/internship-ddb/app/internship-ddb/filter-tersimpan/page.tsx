import { savedFiltersPage } from '@suluh/features/saved-filter';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = savedFiltersPage(context);
export { Page as default };

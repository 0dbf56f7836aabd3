import { savedFiltersPage } from '@suluh/features/saved-filter';
import { programContext } from '../../../context.ts';

export const { generateMetadata, Page } = savedFiltersPage(programContext);
export { Page as default };

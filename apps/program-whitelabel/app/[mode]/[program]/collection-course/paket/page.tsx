import { bundlesPage } from '@suluh/features/bundle';
import { programContext } from '../../../../context.ts';

export const { generateMetadata, Page } = bundlesPage(programContext);
export { Page as default };

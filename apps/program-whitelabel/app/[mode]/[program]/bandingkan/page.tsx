import { comparisonPage } from '@suluh/features/comparison';
import { programContext } from '../../../context.ts';

export const { generateMetadata, Page } = comparisonPage(programContext);
export { Page as default };

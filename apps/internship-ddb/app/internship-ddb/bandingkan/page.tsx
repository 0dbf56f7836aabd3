import { comparisonPage } from '@suluh/features/comparison';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = comparisonPage(context);
export { Page as default };

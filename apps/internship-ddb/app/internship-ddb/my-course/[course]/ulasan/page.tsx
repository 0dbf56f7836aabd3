import { reviewPage } from '@suluh/features/review';
import { context } from '../../../../context.ts';

export const { generateMetadata, Page } = reviewPage(context);
export { Page as default };

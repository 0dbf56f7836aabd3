import { reviewPage } from '@suluh/features/review';
import { programContext } from '../../../../../context.ts';

export const { generateMetadata, Page } = reviewPage(programContext);
export { Page as default };

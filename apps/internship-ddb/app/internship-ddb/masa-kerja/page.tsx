import { onJobPage } from '@suluh/features/internship';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = onJobPage(context);
export { Page as default };

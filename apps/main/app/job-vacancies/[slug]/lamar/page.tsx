import { jobApplyPage } from '@suluh/features/job';
import { context } from '../../../context.ts';

export const { generateMetadata, Page } = jobApplyPage(context);
export { Page as default };

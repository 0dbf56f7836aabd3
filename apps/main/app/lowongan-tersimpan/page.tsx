import { savedJobsPage } from '@suluh/features/job';
import { context } from '../context.ts';

export const { generateMetadata, Page } = savedJobsPage(context);
export { Page as default };

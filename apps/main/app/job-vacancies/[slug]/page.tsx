import { jobPage } from '@suluh/features/job';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = jobPage(context);
export { Page as default };

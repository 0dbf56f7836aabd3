import { jobPage } from '@suluh/features/jobs';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = jobPage(context);
export { Page as default };

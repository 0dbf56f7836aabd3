import { jobVacanciesPage } from '@suluh/features/jobs';
import { context } from '../context.ts';

export const { generateMetadata, Page } = jobVacanciesPage(context);
export { Page as default };

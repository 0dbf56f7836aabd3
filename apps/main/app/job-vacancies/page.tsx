import { jobVacanciesPage } from '@suluh/features/job';
import { context } from '../context.ts';

export const { generateMetadata, Page } = jobVacanciesPage(context);
export { Page as default };

export { jobApplyPage, jobPage, jobVacanciesPage, savedJobsPage } from './page.ts';

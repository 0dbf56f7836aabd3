export { jobApplyPage, jobPage, jobVacanciesPage } from './page.ts';

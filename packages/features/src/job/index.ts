export { jobPage, jobVacanciesPage } from './page.ts';

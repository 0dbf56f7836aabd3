export { enrolmentPage, finishedPage } from './page.ts';

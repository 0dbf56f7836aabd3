export { internshipLetterPage, onJobPage } from './page.ts';

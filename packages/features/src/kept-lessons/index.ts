export { keptLessonsPage } from './page.ts';

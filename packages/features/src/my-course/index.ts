export { myCoursePage } from './page.ts';

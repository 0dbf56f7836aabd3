export { teacherPage } from './page.ts';

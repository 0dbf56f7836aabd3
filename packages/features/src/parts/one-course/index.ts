export { loadCourse } from './loadCourse.ts';

export { marksStore, useCourseMarks } from './useCourseMarks.ts';
export type { CourseMarks } from './store.ts';

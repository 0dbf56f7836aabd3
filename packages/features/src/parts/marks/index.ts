export { marksStore, useCourseMarks, useWish } from './useCourseMarks.ts';
export type { CourseMarks } from './store.ts';

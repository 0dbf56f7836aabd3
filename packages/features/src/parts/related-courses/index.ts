export { RelatedCourses } from './RelatedCourses.tsx';

export { CourseScreen } from './CourseScreen.tsx';
export { courseMetadata } from './metadata.ts';

export { CourseCreate } from './CourseCreate.tsx';
export { CourseEdit } from './CourseEdit.tsx';
export { CourseList } from './CourseList.tsx';

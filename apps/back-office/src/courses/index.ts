export { CourseCreate } from './CourseCreate.tsx';
export { CourseImport } from './CourseImport.tsx';
export { CourseEdit } from './CourseEdit.tsx';
export { CourseList } from './CourseList.tsx';

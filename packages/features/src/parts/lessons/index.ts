export { LESSON_ICON } from './icons.ts';
export { doneIn, LessonRows, TestRows } from './LessonRows.tsx';

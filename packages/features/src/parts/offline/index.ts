export { canKeep, keepPage, prepareAway } from './keep.ts';
export { KeepPage } from './KeepPage.tsx';
export { forgetLesson, keepLesson, keptLessons, type KeptLesson } from './lessons.ts';

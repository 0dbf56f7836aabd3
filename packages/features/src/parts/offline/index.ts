export { canKeep, isLooking, keepPage, prepareAway, WORKER } from './keep.ts';
export { pushStanding, subscribe, subscriptionHere } from './push.ts';
export { KeepPage } from './KeepPage.tsx';
export { forgetLesson, keepLesson, keptLessons, type KeptLesson } from './lessons.ts';

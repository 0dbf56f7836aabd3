export { CourseBody, CourseSection, LearnList } from './CourseBody.tsx';
export { CourseHero } from './CourseHero.tsx';

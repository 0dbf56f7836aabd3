export { MyCourseScreen } from './MyCourseScreen.tsx';

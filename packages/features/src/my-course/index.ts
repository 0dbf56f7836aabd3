export { myCourseOfflinePage, myCoursePage } from './page.ts';

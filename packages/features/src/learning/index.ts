export { lessonPage, testPage } from './page.ts';

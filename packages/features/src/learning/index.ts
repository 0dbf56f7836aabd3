export { lessonPage, testPage, trialPage } from './page.ts';

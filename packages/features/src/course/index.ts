export { coursePage, coursePreviewPage, ownDatesPage } from './page.ts';

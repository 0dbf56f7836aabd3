export { coursePage, coursePreviewPage } from './page.ts';

export { homePage, smallBusinessPage } from './page.ts';

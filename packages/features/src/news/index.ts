export { newsListPage, newsPage } from './page.ts';

export { blogEventPage, newsListPage, newsPage } from './page.ts';

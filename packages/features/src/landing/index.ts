export { enterprisePage, prakerjaPage } from './page.ts';

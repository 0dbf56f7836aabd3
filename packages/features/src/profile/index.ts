export { profilePage } from './page.ts';

export { waitingPage } from './page.ts';

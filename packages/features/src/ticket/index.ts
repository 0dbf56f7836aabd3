export { ticketPage } from './page.ts';

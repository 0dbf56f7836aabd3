export { transactionHistoryPage } from './page.ts';

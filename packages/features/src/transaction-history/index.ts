export { TransactionHistoryScreen } from './TransactionHistoryScreen.tsx';

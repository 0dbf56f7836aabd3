import { transactionText } from '@suluh/i18n-id/transaction';
import { definePage } from '../parts/page/index.ts';
import { TransactionHistoryScreen } from './TransactionHistoryScreen.tsx';

/** A learner's orders, by how they stand. */
export const transactionHistoryPage = definePage('transactionHistory', {
  words: transactionText.title,
  Screen: TransactionHistoryScreen,
});

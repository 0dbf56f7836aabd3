import { transactionHistoryPage } from '@suluh/features/transaction-history';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = transactionHistoryPage(context);
export { Page as default };

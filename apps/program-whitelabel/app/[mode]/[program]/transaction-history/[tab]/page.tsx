import { transactionHistoryPage } from '@suluh/features/transaction-history';
import { programContext } from '../../../../context.ts';

export const { generateMetadata, Page } = transactionHistoryPage(programContext);
export { Page as default };

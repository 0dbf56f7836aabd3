import { createGlobalStyle } from 'styled-components';
import { transactionCardStyles } from '../account/TransactionCard.styles.ts';
import { miniCourseStyles } from '../checkout/MiniCourse.styles.ts';
import { priceSummaryStyles } from '../checkout/PriceSummary.styles.ts';
import { paymentDetailStyles } from '../dialogs/PaymentDetail.styles.ts';

/** Transaction history with its payment detail. Rendered beside AccountStylesheet. */
export const HistoryStylesheet = createGlobalStyle`
  ${transactionCardStyles}
  ${priceSummaryStyles}
  ${miniCourseStyles}
  ${paymentDetailStyles}
`;

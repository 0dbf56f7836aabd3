import { createGlobalStyle } from 'styled-components';
import { transactionCardStyles } from '../account/TransactionCard.styles.ts';
import { miniCourseStyles } from '../checkout/MiniCourse.styles.ts';
import { priceSummaryStyles } from '../checkout/PriceSummary.styles.ts';
import { paymentDetailStyles } from '../overlays/PaymentDetail.styles.ts';

/** Transaction history with its payment detail. Rendered beside AccountSheet. */
export const HistorySheet = createGlobalStyle`
  ${transactionCardStyles}
  ${priceSummaryStyles}
  ${miniCourseStyles}
  ${paymentDetailStyles}
`;

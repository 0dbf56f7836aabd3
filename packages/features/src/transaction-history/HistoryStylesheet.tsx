import { tooltipStyles } from '@suluh/ui/feedback/Tooltip.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { miniCourseStyles } from '@suluh/ui/checkout/MiniCourse.styles.ts';
import { priceSummaryStyles } from '@suluh/ui/checkout/PriceSummary.styles.ts';
import { historyFilterStyles } from './HistoryFilter.styles.ts';
import { transactionCardStyles } from './TransactionCard.styles.ts';
import { paymentDetailStyles } from './PaymentDetail.styles.ts';

/** Transaction history with its payment detail. Rendered beside AccountStylesheet. */
export const HistoryStylesheet = stylesheet`
  ${tooltipStyles}
  ${historyFilterStyles}
  ${transactionCardStyles}
  ${priceSummaryStyles}
  ${miniCourseStyles}
  ${paymentDetailStyles}
`;

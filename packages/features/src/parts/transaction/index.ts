export { AgainForm } from './AgainForm.tsx';
export { CancelHere } from './CancelHere.tsx';
export { CancelOrder } from './CancelOrder.tsx';
export { CreditNoteLink } from './CreditNoteLink.tsx';
export { CheckStatus } from './CheckStatus.tsx';
export { OrderContent } from './OrderContent.tsx';
export { PaymentFollower } from './PaymentFollower.tsx';
export { invoiceHref, lineOf, orderHref, payHref, qrHref } from './paths.ts';
export { REFUND_ID, RefundForm } from './RefundForm.tsx';
export { ACCOUNT_ID, RefundAccountForm } from './RefundAccountForm.tsx';
export type { TransactionCourseView, TransactionState, TransactionView } from './transactionView.ts';
export { useFollow } from './useFollow.ts';
export {
  deadlineOf,
  endNote,
  failureNote,
  refundNote,
  courseRow,
  hasCourses,
  invoiceRow,
  payTo,
  screenOf,
  transactionLines,
  transactionView,
  transferBank,
} from './view.ts';

export { CancelHere } from './CancelHere.tsx';
export { CancelOrder } from './CancelOrder.tsx';
export { CheckStatus } from './CheckStatus.tsx';
export { OrderContent } from './OrderContent.tsx';
export { PaymentFollower } from './PaymentFollower.tsx';
export { invoiceHref, orderHref, payHref, transactionPaths, type TransactionPaths } from './paths.ts';
export { courseRow, deadlineOf, payTo, refundNote, STATE, transactionLines, transactionView } from './view.ts';

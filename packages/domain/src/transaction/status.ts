/** Statuses of a transaction (docs/product/transaction.md#status). */
export const TRANSACTION_STATUSES = ['PAID', 'UNPAID', 'CANCEL', 'EXPIRED'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** Tabs of the history, which are also its routes (docs/product/addresses.md#main-site). */
export const TRANSACTION_TABS = ['waiting', 'finished', 'failed'] as const;
export type TransactionTab = (typeof TRANSACTION_TABS)[number];

const TAB_STATUSES: Record<TransactionTab, readonly TransactionStatus[]> = {
  waiting: ['UNPAID'],
  finished: ['PAID'],
  failed: ['CANCEL', 'EXPIRED'],
};

/** The statuses a tab lists: waiting UNPAID, finished PAID, failed CANCEL and EXPIRED (R7). */
export function tabStatuses(tab: TransactionTab): readonly TransactionStatus[] {
  return TAB_STATUSES[tab];
}

/** The tab a route names; null for anything else. */
export function transactionTabOf(value: unknown): TransactionTab | null {
  return TRANSACTION_TABS.find((tab) => tab === value) ?? null;
}

/** 'Batalkan' is offered on UNPAID only (docs/product/transaction.md#status). */
export function canCancel(status: TransactionStatus): boolean {
  return status === 'UNPAID';
}

/** The tooltip about the missed deadline shows on EXPIRED only (docs/product/transaction.md#status). */
export function showsExpiredTooltip(status: TransactionStatus): boolean {
  return status === 'EXPIRED';
}

/** Why an order ended, where neither its learner nor time ended it (docs/product/transaction.md#status). */
export const ORDER_END_REASONS = ['classCalledOff'] as const;
export type OrderEndReason = (typeof ORDER_END_REASONS)[number];

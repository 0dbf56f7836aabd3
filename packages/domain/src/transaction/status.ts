/** Statuses of a transaction (spec 4, Transaction status). */
export const TRANSACTION_STATUSES = ['PAID', 'UNPAID', 'CANCEL', 'EXPIRED'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** Tabs of the history, which are also its routes (spec 2, Routes). */
export const TRANSACTION_TABS = ['waiting', 'finished', 'failed'] as const;
export type TransactionTab = (typeof TRANSACTION_TABS)[number];

export type StatusColour = 'success' | 'secondary' | 'danger' | 'neutral';

const COLOURS: Record<TransactionStatus, StatusColour> = {
  PAID: 'success',
  UNPAID: 'secondary',
  CANCEL: 'danger',
  EXPIRED: 'neutral',
};

const TAB_STATUSES: Record<TransactionTab, readonly TransactionStatus[]> = {
  waiting: ['UNPAID'],
  finished: ['PAID'],
  failed: ['CANCEL', 'EXPIRED'],
};

/** The colour role of a status (spec 4, Transaction status). */
export function statusColour(status: TransactionStatus): StatusColour {
  return COLOURS[status];
}

/** The statuses a tab lists: waiting UNPAID, finished PAID, failed CANCEL and EXPIRED (decisions 7). */
export function tabStatuses(tab: TransactionTab): readonly TransactionStatus[] {
  return TAB_STATUSES[tab];
}

/** The tab a route names; null for anything else. */
export function transactionTabOf(value: unknown): TransactionTab | null {
  return TRANSACTION_TABS.find((tab) => tab === value) ?? null;
}

/** 'Batalkan' is offered on UNPAID only (spec 4, Transaction status). */
export function canCancel(status: TransactionStatus): boolean {
  return status === 'UNPAID';
}

/** The tooltip about the missed deadline shows on EXPIRED only (spec 4, Transaction status). */
export function showsExpiredTooltip(status: TransactionStatus): boolean {
  return status === 'EXPIRED';
}

/** Why an order ended, where neither its learner nor time ended it (docs/product/transaction.md#status). */
export const ORDER_END_REASONS = ['classCalledOff'] as const;
export type OrderEndReason = (typeof ORDER_END_REASONS)[number];

import { paymentGroup, type PaymentGroup, type PaymentMethod } from './method.ts';

/** Order in which the groups are listed. */
const PAYMENT_GROUPS: readonly PaymentGroup[] = [
  'virtualAccount',
  'eWallet',
  'card',
  'onlinePayment',
  'postPaid',
  'other',
];

/**
 * Payment methods by their group, each group once and none empty, methods in the order given
 * (docs/product/payment.md#methods).
 */
export function groupedMethods<Method extends PaymentMethod>(
  methods: readonly Method[],
): { group: PaymentGroup; methods: Method[] }[] {
  return PAYMENT_GROUPS.map((group) => ({
    group,
    methods: methods.filter((method) => paymentGroup(method) === group),
  })).filter((entry) => entry.methods.length > 0);
}

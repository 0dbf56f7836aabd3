/** Forms of the page of an order. Drafts of all of them, of every order, are kept for the one path of that page. */
type OrderForm = 'billing-pic' | 'refund-request' | 'refund-account';
type Values = Readonly<Record<string, string>>;

const markOf = (form: OrderForm, orderId: string): string => `${form} ${orderId}`;

/** What a refusal keeps of a form of an order: what was typed, and whose words they are. */
export const keptOfOrder = (form: OrderForm, orderId: string | undefined, values: Values): Values => ({
  ...values,
  of: markOf(form, orderId ?? ''),
});

/** What is kept of this very form of this very order; null for none, and for what another form or order left. */
export const ofThisOrder = (form: OrderForm, orderId: string, kept: Values | null): Values | null =>
  kept?.of === markOf(form, orderId) ? kept : null;

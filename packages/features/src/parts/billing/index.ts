export { addressLine, keepAddress, makeInvoice, picOf } from './invoice.ts';
export { BillingFields, useBillingForm, type BillingPic, type TypedBilling } from './BillingFields.tsx';

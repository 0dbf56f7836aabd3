export { addressLine, picOf } from './picOf.ts';
export { BillingFields, useBillingForm, type BillingPic, type TypedBilling } from './BillingFields.tsx';

export { addressLine, keepAddress, makeAndKeep, picOf } from './keptAddress.ts';
export { BillingFields, useBillingForm, type BillingPic, type TypedBilling } from './BillingFields.tsx';

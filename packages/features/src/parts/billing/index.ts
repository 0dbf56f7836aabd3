export { addressLine, picOf } from './picOf.ts';
export { BillingFields, useBillingForm, type BillingPic } from './BillingFields.tsx';

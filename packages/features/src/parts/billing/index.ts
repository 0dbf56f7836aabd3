export { BillingFields, useBillingForm, type BillingPic } from './BillingFields.tsx';

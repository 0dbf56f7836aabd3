export { OrderList } from './OrderList.tsx';
export { OrderShow } from './OrderShow.tsx';
export { PaymentMethodEdit } from './PaymentMethodForm.tsx';
export { PaymentMethodList } from './PaymentMethodList.tsx';
export { PromoCreate, PromoEdit } from './PromoForm.tsx';
export { PromoList } from './PromoList.tsx';
export { RefundList } from './RefundList.tsx';
export { VoucherList } from './VoucherList.tsx';
export { WebhookList } from './WebhookList.tsx';

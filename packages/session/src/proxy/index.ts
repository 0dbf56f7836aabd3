export { handleApiRequest } from './handle.ts';
export { CART_FORM_NAMES, handleCartForm } from './cartForms.ts';
export { FORM_NAMES, handleForm } from './forms.ts';
export { handlePaymentForm, PAYMENT_FORM_NAMES } from './paymentForms.ts';
export { handleSsoCallback, handleSsoStart } from './sso.ts';
export { basicCredentials, type Upstream } from './upstream.ts';

import { withQuery } from '@suluh/domain/query';
import type { FormPages } from '../proxy/formCall.ts';

const withReturn = (path: string) => (returnTo?: string) => withQuery(path, { redirectTo: returnTo });

/** The main site's pages that forms lead to. */
export const pages: FormPages = {
  login: withReturn('/auth/login'),
  register: withReturn('/auth/register'),
  forgotPassword: () => '/auth/forgot-password',
  externalLink: () => '/program-auth/janabadra/link',
  resetPassword: (token) => withQuery('/auth/reset-password', { token }),
  cart: (query) => withQuery('/cart', query),
  myCourse: () => '/my-course',
  profile: () => '/profile-management',
  paymentMethod: (query) => withQuery('/payment-method', query),
  paymentProcess: (order) => withQuery('/payment-process', { order }),
  otpPrakerja: (order) => withQuery('/otp-prakerja', { order }),
};

/**
 * Where the pages of each face of the product hang (docs/product/addresses.md#main-site). Plain data below everything
 * else, so that what links to a page and what mails its address read the same lines.
 */
export interface FaceRoots {
  /** Path the face's pages hang from; '' for the main site and for a partner's own host. */
  base: string;
  /** Paths of the sign-in area. */
  login: string;
  register: string;
  forgotPassword: string;
  resetPassword: string;
  /** Name of the login page's parameter that says where to return to. */
  returnParameter: 'redirectTo' | 'returnUrl';
  /** Path of the app's own API route. */
  api: string;
  /** Partner's own sign-in: where it begins, where it comes back, and where two accounts of one person are joined. */
  externalSignIn?: string;
  externalCallback?: string;
  externalLink?: string;
}

export const MAIN_ROOTS: FaceRoots = {
  base: '',
  login: '/auth/login',
  register: '/auth/register',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  returnParameter: 'redirectTo',
  api: '/api',
};

export const INTERNSHIP_ROOTS: FaceRoots = {
  base: '/internship-ddb',
  login: '/internship-ddb/login',
  register: '/internship-ddb/login',
  forgotPassword: '/internship-ddb/forgot-password',
  resetPassword: '/internship-ddb/reset-password',
  returnParameter: 'redirectTo',
  api: '/internship-ddb/api',
};

export const MYINDIBIZ_ROOTS: FaceRoots = {
  base: '/myindibiz',
  login: '/myindibiz/login',
  register: '/myindibiz/register',
  forgotPassword: '/myindibiz/forgot-password',
  resetPassword: '/myindibiz/reset-password',
  returnParameter: 'returnUrl',
  api: '/myindibiz/api',
};

/** A partner programme: below /program/{slug}, or with `mode` 'host' at the root of the partner's own host. */
export function programRoots(slug: string, mode: 'program' | 'host'): FaceRoots {
  const base = mode === 'host' ? '' : `/program/${slug}`;
  const auth = `/program-auth/${slug}`;
  return {
    base,
    login: `${auth}/login`,
    register: `${auth}/register`,
    forgotPassword: `${auth}/forgot-password`,
    resetPassword: `${auth}/reset-password`,
    returnParameter: 'redirectTo',
    api: `${base}/api`,
    externalSignIn: `${auth}/sign-in`,
    externalCallback: `${auth}/callback`,
    externalLink: `${auth}/link`,
  };
}

/** Path of a face's home. */
export const homePath = ({ base }: Pick<FaceRoots, 'base'>): string => base || '/';

/** Path of an order's payment page (docs/product/addresses.md). */
export const paymentProcessPath = ({ base }: Pick<FaceRoots, 'base'>, orderId: string): string =>
  `${base}/payment-process?${new URLSearchParams({ order: orderId })}`;

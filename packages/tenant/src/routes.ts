import { homePath, paymentProcessPath, type FaceRoots } from '@suluh/domain/address';
import { withQuery, type Query } from '@suluh/domain/query';

export type RouteQuery = Query;

/** Account page as the small-business login is asked to return to (docs/product/addresses.md#small-businesses). */
export const FORMER_PROFILE = '/member/profile/akun';

/** Which of the history's three tabs (docs/product/addresses.md#small-businesses). */
export type HistoryTab = 'finished' | 'waiting' | 'failed';

/** Where a tenant's paths hang; home and course detail lie below the base unless said otherwise. */
export interface RouteRoots extends FaceRoots {
  /** Path of the tenant's home; defaults to the base, or '/'. */
  home?: string;
  /** Root path of the course detail, configurable, default '/course' below the base (docs/product/addresses.md). */
  course?: string;
}

/**
 * Every path of one tenant (docs/product/addresses.md#main-site). No other module writes a path: the same feature links
 * to `/course/x` on the main site, `/internship-ddb/course/x` in the internship and `/program/fordigi/course/x` for a
 * partner.
 */
export function createRoutes(roots: RouteRoots) {
  const { base } = roots;
  const course = roots.course ?? `${base}/course`;
  const segment = (value: string | number) => encodeURIComponent(String(value));
  return {
    /** Name of the query parameter of the login page that says where to return to. */
    returnParameter: roots.returnParameter,
    /**
     * Today's path of a page that links outside still name by another one, such as the example of
     * docs/product/addresses.md; undefined for all others.
     */
    former: (path: string) => (path.split(/[?#]/, 1)[0] === FORMER_PROFILE ? `${base}/profile-management` : undefined),
    /** Path the tenant's pages hang from; '' for all paths. */
    base,
    home: () => roots.home ?? homePath(roots),
    api: (path = '') => `${roots.api}${path}`,
    login: (returnTo?: string) => withQuery(roots.login, { [roots.returnParameter]: returnTo }),
    register: (returnTo?: string) => withQuery(roots.register, { [roots.returnParameter]: returnTo }),
    /** Begins the partner's own sign-in, for tenants without a password form. */
    externalSignIn: (returnTo?: string) => withQuery(roots.externalSignIn ?? roots.login, { redirectTo: returnTo }),
    /** Where the partner's sign-in returns to. */
    externalCallback: () => roots.externalCallback ?? roots.login,
    /** Where somebody who signed in at the partner proves that an account here is theirs. */
    externalLink: () => roots.externalLink ?? roots.login,
    forgotPassword: () => roots.forgotPassword,
    resetPassword: (token?: string) => withQuery(roots.resetPassword, { token }),
    /**
     * Course detail by slugCourse, slug or id; name, promoCode, category and extras are carried
     * (docs/product/addresses.md).
     */
    course: (slugOrId: string | number, carried: RouteQuery = {}) =>
      withQuery(`${course}/${segment(slugOrId)}`, carried),
    courses: (query: RouteQuery = {}) => withQuery(`${base}/collection-course`, query),
    collection: (slug: string, query: RouteQuery = {}) =>
      withQuery(`${base}/collection-course/${segment(slug)}`, query),
    collectionEvent: (slug: string) => `${base}/collection-course/event/${segment(slug)}`,
    flashSale: () => `${base}/flash-sale`,
    bestDeal: () => `${base}/collection-course/pilihan-terbaik`,
    category: (slug: string, query: RouteQuery = {}) => withQuery(`${base}/category/${segment(slug)}`, query),
    search: (query: RouteQuery = {}) => withQuery(`${base}/search-course`, query),
    wishlist: () => `${base}/wishlist`,
    myCourse: (status?: string) => withQuery(`${base}/my-course`, { status }),
    myCertificate: () => `${base}/my-certificate`,
    /** Main site only: QR codes of all certificates lead there (the API writes the same path). */
    certificateCheck: (number?: string) => withQuery('/certificate-check', { number }),
    /** Checkout step 1; carries the selection and the promo. */
    cart: (query: RouteQuery = {}) => withQuery(`${base}/cart`, query),
    /** Checkout steps 2 and 3; carries selection, promo and method, or an order that waits. */
    paymentMethod: (query: RouteQuery = {}) => withQuery(`${base}/payment-method`, query),
    paymentProcess: (orderId: string) => paymentProcessPath(roots, orderId),
    otpPrakerja: (orderId: string) => withQuery(`${base}/otp-prakerja`, { order: orderId }),
    promo: (code: string) => `${base}/promo/${segment(code)}`,
    /** Messages about orders, or promos worth telling about. */
    notification: (tab?: 'promo') => withQuery(`${base}/notification`, { tab }),
    transactionHistory: (tab: HistoryTab = 'finished') => `${base}/transaction-history/${tab}`,
    profile: () => `${base}/profile-management`,
    referralCode: () => `${base}/referral-code`,
    referralPromo: () => `${base}/referral-code/promo`,
    redeemVoucher: () => `${base}/redeem-voucher-course`,
    jobVacancies: () => `${base}/job-vacancies`,
    job: (slug: string) => `${base}/job-vacancies/${segment(slug)}`,
    newsList: () => `${base}/blog/news`,
    news: (slug: string) => `${base}/blog/news/${segment(slug)}`,
    blogEvent: (slug: string) => `${base}/blog/event/${segment(slug)}`,
    partners: () => `${base}/institution-partner`,
    partner: (code: string) => `${base}/institution-partner/${segment(code)}`,
    prakerja: () => '/kartuprakerja',
    enterprise: () => '/enterprise',
    smallBusiness: () => '/ukm',
    about: () => `${roots.home ?? homePath(roots)}#tentang`,
    howToLearn: () => `${roots.home ?? homePath(roots)}#cara-belajar`,
    notFound: () => `${base}/404`,
  };
}

export type Routes = ReturnType<typeof createRoutes>;

import type { SessionType } from '@suluh/domain/session';
import type { Routes } from './routes.ts';

/** What a tenant can do. Features ask these, never who the tenant is. */
export interface Capabilities {
  /** Accounts can be made here (docs/product/addresses.md: fordigi and magenta have no register). */
  canRegister: boolean;
  /** Learners sign in with a password here; otherwise at the partner's own sign-in. */
  signIn: 'password' | 'external';
  hasWishlist: boolean;
  hasCart: boolean;
  hasPromo: boolean;
  /** Pages of the institutions behind the courses (docs/product/addresses.md: /institution-partner, main site only). */
  hasPartnerPages: boolean;
  /** Course cards carry the heart and the price, or one enrol button (docs/product/course.md#internship-card). */
  cardKind: 'shop' | 'enrol';
  /** The home page's flash sale, Prakerja collections, partner list, testimonials and news. */
  homeSections: readonly HomeSection[];
  /** Entries of the navigation bar and the drawer, in order. */
  navigation: readonly NavigationEntry[];
  drawer: readonly DrawerEntry[];
  hasMobileApp: boolean;
}

export type HomeSection =
  | 'flashSale'
  | 'prakerja'
  | 'bestDeal'
  | 'newest'
  | 'category'
  | 'partner'
  | 'testimonial'
  | 'news'
  | 'about'
  | 'howToLearn'
  | 'programSections';
export type NavigationEntry =
  | 'home'
  | 'prakerja'
  | 'enterprise'
  | 'smallBusiness'
  | 'courses'
  | 'partners'
  | 'jobVacancies'
  | 'news'
  | 'about'
  | 'howToLearn';
export type DrawerEntry =
  | 'jobVacancies'
  | 'myCourse'
  | 'referralCode'
  | 'transactionHistory'
  | 'promo'
  | 'wishlist'
  | 'myCertificate'
  | 'redeemVoucher'
  | 'profile'
  | 'learningInterest'
  | 'home'
  | 'about'
  | 'howToLearn'
  | 'courses';

/** One of the product's faces: the main site, the internship, small businesses, or one partner programme. */
export interface TenantConfig {
  /** Stable name, also the prefix of its cookies. */
  id: string;
  /** `{product}` in texts (R23). */
  productName: string;
  /** Label beside the wordmark ('Magang', 'UKM'), or none. */
  subBrand?: string;
  /** Partner's own logo, shown instead of ours (docs/look.md#tenant-themes). */
  logoUrl?: string;
  theme: {
    tenant: string;
    kind?: 'white-label';
    brandColour?: string;
    /**
     * Pages in another tenant's theme, by the first part of their path (docs/look.md#tenant-themes: myindibiz, ukm).
     */
    byPage?: Readonly<Record<string, string>>;
  };
  sessionType: SessionType;
  /** Partner programme whose courses are shown, sent as X-Program. */
  program?: string;
  /** Address scheme of the mobile app (R25). */
  appScheme: string;
  /** Origins other than our storage whose pictures may be resized (PICTURE_ORIGINS). */
  pictureOrigins?: readonly string[];
  /** Canonical origin of the tenant's pages. */
  origin: string;
  routes: Routes;
  capabilities: Capabilities;
}

/** Name of a tenant's site as a person would say it: 'Suluh', 'Suluh UKM', a partner's own. */
export const siteName = ({ productName, subBrand }: Pick<TenantConfig, 'productName' | 'subBrand'>): string =>
  [productName, subBrand].filter(Boolean).join(' ');

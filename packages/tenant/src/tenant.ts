import type { PageAbilities, PageName, Routes } from '@suluh/domain/address';
import type { DrawerItem } from '@suluh/domain/navigation';
import type { Line, SessionType } from '@suluh/domain/session';
import type { LandingPage } from '@suluh/domain/landing';

/** What a tenant can do. Features ask these, never who the tenant is. */
interface Capabilities extends PageAbilities {
  /** Course cards carry the heart and the price, or one enrol button. */
  cardKind: 'shop' | 'enrol';
  /** Accounts are made by invitation: its page, the on-job period, and courses that are taken instead of bought. */
  takesInvitations: boolean;
  /** Whoever is logged in takes its courses without paying, whatever they cost elsewhere. */
  givesCourses: boolean;
  /** Members of its area have a collection that nobody else sees. */
  hasMemberCollection: boolean;
  /** The home shows what staff place on it, slides behind its own and windows: the site's, or those of a programme. */
  hasBanners: boolean;
  /** The landing page of the catalogue whose courses the home recommends; all courses without one. */
  landing?: 'ukm';
  /** The landing page staff write for its home, where it is that of no programme (docs/product/partner.md#landing). */
  landingPage?: LandingPage;
  /** The home page's flash sale, Prakerja collections, partner list, testimonials and news. */
  homeSections: readonly HomeSection[];
  /** Entries of the navigation bar, in order; the drawer has them too. */
  navigation: readonly NavigationEntry[];
  /** What the drawer and the account menu have beside them. */
  drawer: readonly DrawerItem[];
  /** Columns of the footer; the navigation alone without any. */
  footer: readonly FooterEntry[];
  hasMobileApp: boolean;
}

export type HomeSection =
  | 'numbers'
  | 'flashSale'
  | 'prakerja'
  | 'bestDeal'
  | 'bundle'
  | 'newest'
  | 'category'
  | 'partner'
  | 'teacher'
  | 'partnership'
  | 'testimonial'
  | 'news'
  | 'about'
  | 'howToLearn'
  | 'programSections'
  | 'landing';
/** A page that the navigation bar may lead to. */
export type NavigationEntry = Extract<
  PageName,
  | 'home'
  | 'prakerja'
  | 'enterprise'
  | 'smallBusiness'
  | 'courses'
  | 'partners'
  | 'jobVacancies'
  | 'newsList'
  | 'about'
  | 'howToLearn'
>;
/** A page that the footer may lead to; 'internship' is another face's home. */
export type FooterLink =
  | Exclude<NavigationEntry, 'home' | 'about' | 'howToLearn'>
  | Extract<PageName, 'search' | 'partnership' | 'redeemVoucher' | 'myCertificate' | 'certificateCheck'>
  | 'internship';
/** A column of the footer. */
export interface FooterEntry {
  title: 'learn' | 'programs' | 'product';
  links: readonly FooterLink[];
}

/**
 * Plain data, so that it crosses from server to client. One of the product's faces: the main site, the internship,
 * small businesses, or one partner programme.
 */
export interface TenantConfig {
  /** Stable name, also the prefix of its cookies. */
  id: string;
  /** `{product}` in texts (R23). */
  productName: string;
  /** Which words of i18n-id name the line and greet on its home. */
  copy: Line | 'program';
  /** Storage path of the partner's own logo, shown instead of ours. */
  logo?: string;
  theme: {
    tenant: string;
    kind?: 'white-label';
    brandColour?: string;
    /** What the home's first slide shows: all motifs, or the house cloth. */
    hero: 'patchwork' | 'house';
    /**
     * Pages in another tenant's theme, by the first part of their path (docs/look.md#tenant-themes: myindibiz, ukm).
     */
    byPage?: Readonly<Record<string, string>>;
  };
  sessionType: SessionType;
  /** Partner programme whose courses are shown, sent as X-Program. */
  program?: string;
  /** What opens the mobile app on a phone, where staff set nothing else (R25). */
  appLink: string;
  /** Origins other than our storage whose pictures may be resized (PICTURE_ORIGINS). */
  pictureOrigins?: readonly string[];
  /** Canonical origin of the tenant's pages. */
  origin: string;
  routes: Routes;
  capabilities: Capabilities;
}

/** The brand. Partners have a name of their own. */
export const PRODUCT_NAME = 'Suluh';

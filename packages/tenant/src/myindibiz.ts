import { MYINDIBIZ_ROUTES } from '@suluh/domain/address';
import { PRODUCT_NAME, type TenantConfig } from './tenant.ts';

/**
 * The small-business line (docs/product/addresses.md#small-businesses; R20). @param origin its address as
 * browsers see it.
 */
export const myindibizTenant = (origin: string): TenantConfig => ({
  id: 'myindibiz',
  productName: PRODUCT_NAME,
  copy: 'smallBusiness',
  theme: { tenant: 'myindibiz', hero: 'house' },
  sessionType: 'mysooltan',
  appLink: 'suluh://open',
  origin,
  routes: MYINDIBIZ_ROUTES,
  capabilities: {
    canRegister: true,
    hasExternalSignIn: false,
    hasWishlist: true,
    hasCart: true,
    hasPromo: true,
    hasPartnerPages: false,
    takesInvitations: false,
    givesCourses: false,
    hasMemberCollection: true,
    hasBanners: false,
    landing: 'ukm',
    landingPage: 'ukm',
    cardKind: 'shop',
    homeSections: ['about', 'bestDeal', 'bundle', 'newest', 'category', 'teacher', 'testimonial'],
    navigation: ['home', 'courses'],
    drawer: ['myCourse', 'transactionHistory', 'myCertificate', 'wishlist', 'profile'],
    footer: [],
    hasMobileApp: false,
  },
});

/** /ukm on the main site: the public small-business home, same screens, the main site's session (R20). */
export const smallBusinessOnMain = (main: TenantConfig): TenantConfig => ({
  ...main,
  copy: 'smallBusiness',
  theme: { tenant: 'myindibiz', hero: 'house' },
  capabilities: {
    ...main.capabilities,
    hasMemberCollection: true,
    hasBanners: false, // those of the main site are its home's
    landing: 'ukm',
    landingPage: 'ukm',
    homeSections: ['about', 'bestDeal', 'bundle', 'newest', 'category', 'teacher', 'testimonial'],
  },
});

import { INTERNSHIP_ROUTES } from '@suluh/domain/address';
import { PRODUCT_NAME, type TenantConfig } from './tenant.ts';

/** The internship programme (docs/product/addresses.md#internship). @param origin its address as browsers see it. */
export const internshipTenant = (origin: string): TenantConfig => ({
  id: 'internship-ddb',
  productName: PRODUCT_NAME,
  copy: 'internship',
  theme: { tenant: 'internship-ddb', hero: 'house' },
  sessionType: 'internship-ddb',
  program: 'internship-ddb',
  appLink: 'suluh://open',
  origin,
  routes: INTERNSHIP_ROUTES,
  capabilities: {
    canRegister: false,
    hasExternalSignIn: false,
    hasWishlist: false,
    hasCart: false,
    hasPromo: false,
    hasPartnerPages: false,
    takesInvitations: true,
    givesCourses: false,
    hasMemberCollection: false,
    hasBanners: true,
    landingPage: 'internship',
    cardKind: 'enrol',
    homeSections: ['about', 'newest', 'howToLearn', 'category', 'teacher', 'partnership', 'testimonial'],
    navigation: ['home', 'about', 'howToLearn', 'courses'],
    drawer: ['onJob', 'myCourse', 'myCertificate', 'profile'],
    footer: [],
    hasMobileApp: false,
  },
});

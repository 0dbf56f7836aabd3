import { INTERNSHIP_ROOTS } from '@suluh/domain/address';
import { createRoutes } from './routes.ts';
import type { TenantConfig } from './tenant.ts';

/** The internship programme (docs/product/addresses.md#internship). @param origin its address as browsers see it. */
export const internshipTenant = (origin: string): TenantConfig => ({
  id: 'internship-ddb',
  productName: 'Suluh',
  subBrand: 'Magang',
  theme: { tenant: 'internship-ddb' },
  sessionType: 'internship-ddb',
  program: 'internship-ddb',
  appScheme: 'suluh',
  origin,
  routes: createRoutes(INTERNSHIP_ROOTS),
  capabilities: {
    canRegister: false,
    signIn: 'password',
    hasWishlist: false,
    hasCart: false,
    hasPromo: false,
    hasPartnerPages: false,
    cardKind: 'enrol',
    homeSections: ['about', 'newest', 'howToLearn', 'category'],
    navigation: ['home', 'about', 'howToLearn', 'courses'],
    drawer: ['home', 'about', 'howToLearn', 'courses', 'myCourse', 'myCertificate'],
    hasMobileApp: false,
  },
});

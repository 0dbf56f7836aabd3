import { MAIN_ROOTS } from '@suluh/domain/address';
import { createRoutes } from './routes.ts';
import type { TenantConfig } from './tenant.ts';

/** The main site. @param origin its address as browsers see it. */
export const mainTenant = (origin: string): TenantConfig => ({
  id: 'main',
  productName: 'Suluh',
  theme: { tenant: 'main', byPage: { ukm: 'myindibiz' } },
  sessionType: 'reguler',
  appScheme: 'suluh',
  origin,
  routes: createRoutes(MAIN_ROOTS),
  capabilities: {
    canRegister: true,
    signIn: 'password',
    hasWishlist: true,
    hasCart: true,
    hasPromo: true,
    hasPartnerPages: true,
    cardKind: 'shop',
    homeSections: ['flashSale', 'prakerja', 'bestDeal', 'category', 'partner', 'testimonial', 'news'],
    navigation: ['home', 'prakerja', 'enterprise', 'smallBusiness', 'courses', 'partners', 'jobVacancies', 'news'],
    drawer: [
      'jobVacancies',
      'myCourse',
      'referralCode',
      'transactionHistory',
      'promo',
      'wishlist',
      'myCertificate',
      'redeemVoucher',
      'profile',
      'learningInterest',
    ],
    hasMobileApp: true,
  },
});

import { MAIN_ROUTES } from '@suluh/domain/address';
import { PRODUCT_NAME, type TenantConfig } from './tenant.ts';

/** The main site. @param origin its address as browsers see it. */
export const mainTenant = (origin: string): TenantConfig => ({
  id: 'main',
  productName: PRODUCT_NAME,
  copy: 'main',
  theme: { tenant: 'main', hero: 'patchwork', byPage: { ukm: 'myindibiz' } },
  sessionType: 'reguler',
  appScheme: 'suluh',
  origin,
  routes: MAIN_ROUTES,
  capabilities: {
    canRegister: true,
    hasExternalSignIn: false,
    hasWishlist: true,
    hasCart: true,
    hasPromo: true,
    hasPartnerPages: true,
    takesInvitations: false,
    hasMemberCollection: false,
    hasBanners: true,
    cardKind: 'shop',
    homeSections: ['flashSale', 'prakerja', 'bestDeal', 'bundle', 'category', 'teacher', 'partner', 'testimonial', 'news'],
    navigation: ['home', 'prakerja', 'enterprise', 'smallBusiness', 'courses', 'partners', 'jobVacancies', 'newsList'],
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
    footer: [
      { title: 'learn', links: ['courses', 'prakerja', 'search', 'partners'] },
      { title: 'programs', links: ['internship', 'smallBusiness', 'enterprise', 'redeemVoucher'] },
      { title: 'product', links: ['partnership', 'newsList', 'jobVacancies', 'myCertificate', 'certificateCheck'] },
    ],
    hasMobileApp: true,
  },
});

import { MYINDIBIZ_ROOTS } from '@suluh/domain/address';
import { createRoutes } from './routes.ts';
import type { TenantConfig } from './tenant.ts';

/**
 * The small-business line (docs/product/addresses.md#small-businesses; R20). @param origin its address as
 * browsers see it.
 */
export const myindibizTenant = (origin: string): TenantConfig => ({
  id: 'myindibiz',
  productName: 'Suluh',
  subBrand: 'UKM',
  theme: { tenant: 'myindibiz' },
  sessionType: 'mysooltan',
  appScheme: 'suluh',
  origin,
  routes: createRoutes(MYINDIBIZ_ROOTS),
  capabilities: {
    canRegister: true,
    signIn: 'password',
    hasWishlist: true,
    hasCart: true,
    hasPromo: true,
    hasPartnerPages: false,
    cardKind: 'shop',
    homeSections: ['about', 'bestDeal', 'newest', 'category', 'testimonial'],
    navigation: ['home', 'courses'],
    drawer: ['home', 'courses', 'myCourse', 'transactionHistory', 'myCertificate', 'wishlist', 'profile'],
    hasMobileApp: false,
  },
});

/** /ukm on the main site: the public small-business home, same screens, the main site's session (R20). */
export const smallBusinessOnMain = (main: TenantConfig): TenantConfig => ({
  ...main,
  subBrand: 'UKM',
  theme: { tenant: 'myindibiz' },
  capabilities: { ...main.capabilities, homeSections: ['about', 'bestDeal', 'newest', 'category', 'testimonial'] },
});

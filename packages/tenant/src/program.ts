import { programRoutes } from '@suluh/domain/address';
import type { TenantConfig } from './tenant.ts';

/** What the partner record says of its programme; a part of the API's Program. */
export interface ProgramFacts {
  slug: string;
  name: string;
  logo: string | null;
  brandColor: string;
  register: boolean;
  externalLogin: boolean;
}

/**
 * A partner programme, on /program/{slug} or, with `mode` 'host', at the root of the partner's own address
 * (docs/product/addresses.md#programmes).
 */
export function programTenant(program: ProgramFacts, mode: 'program' | 'host', origin: string): TenantConfig {
  return {
    id: `program-${program.slug}`,
    productName: program.name,
    ...(program.logo ? { logo: program.logo } : {}),
    copy: 'program',
    theme: { tenant: program.slug, kind: 'white-label', hero: 'house', brandColour: program.brandColor },
    sessionType: 'reguler',
    program: program.slug,
    appScheme: 'suluh',
    origin,
    routes: programRoutes(program.slug, mode),
    capabilities: {
      canRegister: program.register && !program.externalLogin,
      hasExternalSignIn: program.externalLogin,
      hasWishlist: false,
      hasCart: true,
      hasPromo: false,
      hasPartnerPages: false,
      takesInvitations: false,
      hasMemberCollection: false,
      hasBanners: true,
      cardKind: 'shop',
      homeSections: ['landing', 'programSections', 'bundle', 'newest', 'category', 'teacher'],
      navigation: ['home', 'courses'],
      drawer: ['home', 'courses', 'myCourse', 'transactionHistory', 'myCertificate', 'profile'],
      footer: [],
      hasMobileApp: false,
    },
  };
}

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
  isFreeAccess: boolean;
}

/**
 * A partner programme, on /program/{slug} or, with `mode` 'host', at the root of the partner's own address
 * (docs/product/addresses.md#programmes). One with free access sells nothing: its courses are taken
 * (docs/product/partner.md#access).
 */
export function programTenant(program: ProgramFacts, mode: 'program' | 'host', origin: string): TenantConfig {
  const isFree = program.isFreeAccess;
  return {
    id: `program-${program.slug}`,
    productName: program.name,
    ...(program.logo ? { logo: program.logo } : {}),
    copy: 'program',
    theme: { tenant: program.slug, kind: 'white-label', hero: 'house', brandColour: program.brandColor },
    sessionType: 'reguler',
    program: program.slug,
    appLink: 'suluh://open',
    origin,
    routes: programRoutes(program.slug, mode),
    capabilities: {
      canRegister: program.register && !program.externalLogin,
      hasExternalSignIn: program.externalLogin,
      hasWishlist: false,
      hasCart: !isFree,
      hasPromo: false,
      hasPartnerPages: false,
      takesInvitations: false,
      givesCourses: isFree,
      hasMemberCollection: false,
      hasBanners: true,
      cardKind: isFree ? 'enrol' : 'shop',
      homeSections: [
        'landing',
        'programSections',
        ...(isFree ? [] : (['bundle'] as const)),
        'newest',
        'category',
        'teacher',
        'testimonial',
      ],
      navigation: ['home', 'courses'],
      drawer: ['myCourse', ...(isFree ? [] : (['transactionHistory'] as const)), 'myCertificate', 'profile'],
      footer: [],
      hasMobileApp: false,
    },
  };
}

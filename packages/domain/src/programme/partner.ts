/** A programme partner's own facts (spec 3, Other entities). */
export interface ProgrammePartner {
  slug: string;
  signInMethod?: string | null;
  signInUrl?: string | null;
  accessType?: string | null;
  register?: boolean | null;
}

/** Values of a partner's data that open its site to everyone and that send people elsewhere to sign in. */
export const FREE_ACCESS = 'free';
export const EXTERNAL_SIGN_IN = 'external';

/** isFreeAccess: the partner's site may be used without login (spec 3, derived flags). */
export function isFreeAccess(partner: ProgrammePartner): boolean {
  return partner.accessType === FREE_ACCESS;
}

/**
 * externalLogin: people sign in at the partner's own address (spec 2, Partner programme routes; spec 3,
 * derived flags).
 */
export function hasExternalLogin(partner: ProgrammePartner): boolean {
  return partner.signInMethod === EXTERNAL_SIGN_IN;
}

/**
 * Registration is allowed where the partner allows it and people do not sign in elsewhere (spec 2; spec 6).
 */
export function canRegister(partner: ProgrammePartner): boolean {
  return partner.register === true && !hasExternalLogin(partner);
}

/** Programme slugs whose collection has a name of its own (spec 2, Partner slugs). */
const COLLECTION_SLUGS = new Map([['fordigi', 'rekomendasi-kursus-coursera']]);

/**
 * The collection slug of a programme: its own for fordigi, else the programme's slug (spec 2, Partner slugs).
 */
export function collectionSlug(programmeSlug: string): string {
  return COLLECTION_SLUGS.get(programmeSlug) ?? programmeSlug;
}

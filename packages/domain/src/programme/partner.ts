/** A programme partner's own facts (docs/product/partner.md). */
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

/** isFreeAccess: the partner's site sells nothing, and gives its learners what it offers (docs/product/partner.md#access; R33). */
export function isFreeAccess(partner: ProgrammePartner): boolean {
  return partner.accessType === FREE_ACCESS;
}

/**
 * externalLogin: people sign in at the partner's own address (docs/product/addresses.md#programmes;
 * docs/product/partner.md#fields).
 */
export function hasExternalLogin(partner: ProgrammePartner): boolean {
  return partner.signInMethod === EXTERNAL_SIGN_IN;
}

/**
 * Registration is allowed where the partner allows it and people do not sign in elsewhere (docs/product/partner.md;
 * docs/product/session.md#visitors).
 */
export function canRegister(partner: ProgrammePartner): boolean {
  return partner.register === true && !hasExternalLogin(partner);
}

/** The session types (docs/product/session.md). */
export const SESSION_TYPES = ['reguler', 'internship-ddb', 'mysooltan'] as const;
export type SessionType = (typeof SESSION_TYPES)[number];

/** Those of areas in which people make accounts themselves; in the others accounts are made for them. */
export const OPEN_SESSION_TYPES: readonly SessionType[] = ['reguler', 'mysooltan'];

/**
 * Where people have an account by which they may sign in here, besides partners' own providers. As a kind of session
 * they count as reguler (docs/product/session.md#kinds).
 */
export const SIGN_IN_PROVIDERS = ['google', 'facebook'] as const;
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

/** The session type of a stored type or sign-in provider; null when it is unknown. */
export function sessionTypeOf(value: string | null | undefined): SessionType | null {
  if (SIGN_IN_PROVIDERS.some((provider) => provider === value)) return 'reguler';
  return SESSION_TYPES.find((type) => type === value) ?? null;
}

export type PartnerAccess = { kind: 'allowed' } | { kind: 'refused'; reason: 'noToken' | 'wrongType' };

/**
 * The partner-route check: a token and a matching session type are required (docs/product/session.md;
 * docs/product/session.md#visitors).
 */
export function partnerAccess(visit: {
  hasToken: boolean;
  sessionType: string | null | undefined;
  requiredType: SessionType;
}): PartnerAccess {
  if (!visit.hasToken) return { kind: 'refused', reason: 'noToken' };
  if (sessionTypeOf(visit.sessionType) !== visit.requiredType) return { kind: 'refused', reason: 'wrongType' };
  return { kind: 'allowed' };
}

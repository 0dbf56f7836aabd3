/** The session types (spec 4, Session). */
export const SESSION_TYPES = ['reguler', 'internship-ddb', 'mysooltan'] as const;
export type SessionType = (typeof SESSION_TYPES)[number];

/** Ways of signing in that count as a reguler session (spec 4: facebook and google count as reguler). */
export const REGULER_PROVIDERS = ['facebook', 'google'] as const;

/** The session type of a stored type or sign-in provider; null when it is unknown. */
export function sessionTypeOf(value: string | null | undefined): SessionType | null {
  if (REGULER_PROVIDERS.some((provider) => provider === value)) return 'reguler';
  return SESSION_TYPES.find((type) => type === value) ?? null;
}

export type PartnerAccess = { kind: 'allowed' } | { kind: 'refused'; reason: 'noToken' | 'wrongType' };

/** The partner-route check: a token and a matching session type are required (spec 4, Session; spec 6). */
export function partnerAccess(visit: {
  hasToken: boolean;
  sessionType: string | null | undefined;
  requiredType: SessionType;
}): PartnerAccess {
  if (!visit.hasToken) return { kind: 'refused', reason: 'noToken' };
  if (sessionTypeOf(visit.sessionType) !== visit.requiredType) return { kind: 'refused', reason: 'wrongType' };
  return { kind: 'allowed' };
}

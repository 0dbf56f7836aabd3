import type { InternshipInvitation } from '@suluh/api/types';

/** What became of an invitation. */
export function invitationState(
  { revokedAt, used, places, expiresAt }: InternshipInvitation,
  now: Date,
): 'open' | 'used' | 'over' | 'revoked' {
  if (revokedAt) return 'revoked';
  if (used >= places) return 'used';
  return expiresAt !== null && new Date(expiresAt) <= now ? 'over' : 'open';
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Addresses as they are pasted: by lines, commas or semicolons, each once; and what is none. */
export function readEmails(pasted: string): { emails: string[]; wrong: string[] } {
  const parts = pasted
    .split(/[\s,;]+/)
    .map((part) => part.toLowerCase())
    .filter(Boolean);
  return {
    emails: [...new Set(parts.filter((part) => EMAIL.test(part)))],
    wrong: parts.filter((part) => !EMAIL.test(part)),
  };
}

import { expect, it } from 'vitest';
import { certificateStanding } from './standing.ts';

const now = new Date('2026-01-02T00:00:00Z');
const none = { revokedAt: null, replacedAt: null, expiresAt: null };

it.each([
  ['valid without a last day', none, 'valid'],
  ['valid until its last moment', { ...none, expiresAt: new Date(now.getTime() + 1) }, 'valid'],
  ['expired from then on', { ...none, expiresAt: now }, 'expired'],
  ['replaced, whatever its day', { ...none, replacedAt: now, expiresAt: now }, 'replaced'],
  ['revoked before all', { revokedAt: now, replacedAt: now, expiresAt: now }, 'revoked'],
])('a certificate is %s', (_, certificate, expected) => {
  expect(certificateStanding(certificate, now)).toBe(expected);
});

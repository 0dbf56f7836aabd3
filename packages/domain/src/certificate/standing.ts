/** Whether a certificate still holds (docs/product/certificate.md#words). */
export type CertificateStanding = 'valid' | 'expired' | 'replaced' | 'revoked';

/** What became of a certificate: taken back, replaced by another, past its day, or good. */
export function certificateStanding(
  certificate: { revokedAt: Date | null; replacedAt: Date | null; expiresAt: Date | null },
  now: Date,
): CertificateStanding {
  if (certificate.revokedAt) return 'revoked';
  if (certificate.replacedAt) return 'replaced';
  return certificate.expiresAt && now.getTime() >= certificate.expiresAt.getTime() ? 'expired' : 'valid';
}

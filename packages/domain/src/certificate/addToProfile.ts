import { withQuery } from '../query/withQuery.ts';
import { dayInZone } from '../time/index.ts';
import type { CertificateStanding } from './standing.ts';

/** What a network of jobs is told of a certificate. */
export interface ProfiledCertificate {
  number: string;
  standing: CertificateStanding;
  issuedAt: string;
  expiresAt: string | null;
  /** Where everybody can check it. */
  checkUrl: string;
}

/** Year and month of an instant as the paper's day says them, in Jakarta. */
function monthOf(instant: string): { year: number; month: number } {
  const [year, month] = dayInZone(new Date(instant)).split('-');
  return { year: Number(year), month: Number(month) };
}

/**
 * The address by which LinkedIn takes a certificate into somebody's profile, filled in; null for one that stands no more
 * (docs/product/certificate.md#profiles).
 */
export function addToLinkedIn(
  { number, standing, issuedAt, expiresAt, checkUrl }: ProfiledCertificate,
  { name, organisation }: { name: string; organisation: string },
): string | null {
  if (standing !== 'valid') return null;
  const issued = monthOf(issuedAt);
  const expires = expiresAt === null ? null : monthOf(expiresAt);
  return withQuery('https://www.linkedin.com/profile/add', {
    startTask: 'CERTIFICATION_NAME',
    name,
    organizationName: organisation,
    issueYear: issued.year,
    issueMonth: issued.month,
    expirationYear: expires?.year,
    expirationMonth: expires?.month,
    certId: number,
    certUrl: checkUrl,
  });
}

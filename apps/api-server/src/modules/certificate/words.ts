import { motifOfCourse, type MotifName } from '@suluh/domain/cloth';
import { certificateDetail, certificateText } from '@suluh/i18n-id/certificate';
import type { Certificate, Found } from './queries.ts';

/**
 * Every word a certificate prints beside name, number and day, as it was when it was given: what its course, institution
 * and teacher are called later changes nothing (docs/product/certificate.md#words).
 */
export interface CertificateWords {
  course: string;
  detail: string;
  institution: { code: string; name: string };
  signer: { name: string; role: string };
  motif: MotifName;
}

/** The words of a certificate that is given now. */
export function wordsNow(
  { certificate, course, partner, event }: Found,
  categories: Certificate['course']['categories'],
): CertificateWords {
  return {
    course: course.fullname,
    detail: certificateDetail({
      event: event && { city: event.city, start: event.startAt, end: event.endAt, zone: event.timeZone },
      issuedAt: certificate.issuedAt,
      durationMinutes: course.durationMinutes,
    }),
    institution: { code: partner.code, name: partner.orgName },
    signer: course.teacherName
      ? { name: course.teacherName, role: certificateText.signerRole(partner.orgName) }
      : { name: partner.orgName, role: '' },
    motif: motifOfCourse(categories).motif,
  };
}

/** The words a certificate keeps; of one given before words were kept, those of its course today. */
export const wordsOf = (found: Found, categories: Certificate['course']['categories']): CertificateWords =>
  (found.certificate.words as CertificateWords | null) ?? wordsNow(found, categories);

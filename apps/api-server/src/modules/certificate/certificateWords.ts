import { motifOfCourse, type MotifName } from '@suluh/domain/cloth';
import { certificateDetail, certificateText } from '@suluh/i18n-id/certificate';
import type { Certificate, Found } from './queries.ts';
import type { Template } from './templates.ts';

/** Who signs a certificate. */
export interface Signer {
  name: string;
  role: string;
  /** Their signature, a picture among the closed files that nothing writes over; without one the name stands alone. */
  signature?: string;
}

/** A unit of competence that was proved, by the number it has in its standard. */
interface CompetenceUnit {
  code: string;
  title: string;
}

/**
 * Every word a certificate prints beside name, number and day, as it was when it was given: what its course, institution
 * and teacher are called later changes nothing (docs/product/certificate.md#words).
 */
export interface CertificateWords {
  course: string;
  detail: string;
  institution: { code: string; name: string };
  /** One to three, in the order they stand on the paper. */
  signers: Signer[];
  units: CompetenceUnit[];
  motif: MotifName;
}

/** Words as they are stored: those given before there were templates have one signer and no units. */
type StoredWords = Omit<CertificateWords, 'signers' | 'units'> &
  (Pick<CertificateWords, 'signers' | 'units'> | { signer: Signer });

/** What words are made of. */
type Worded = Pick<Found, 'course' | 'partner' | 'event'> & {
  certificate: Pick<Found['certificate'], 'isCompetence' | 'issuedAt'>;
};

const teacherOf = ({ course, partner }: Pick<Found, 'course' | 'partner'>): Signer =>
  course.teacherName
    ? { name: course.teacherName, role: certificateText.signerRole(partner.orgName) }
    : { name: partner.orgName, role: '' };

/** The words of a certificate that is given now, signed by name alone; without a template the teacher signs. */
export function wordsNow(
  found: Worded,
  categories: Certificate['course']['categories'],
  template: Template | null,
): CertificateWords {
  const { certificate, course, partner, event } = found;
  return {
    course: course.fullname,
    detail: certificateDetail({
      event: event && { city: event.city, start: event.startAt, end: event.endAt, zone: event.timeZone },
      issuedAt: certificate.issuedAt,
      durationMinutes: course.durationMinutes,
    }),
    institution: { code: partner.code, name: partner.orgName },
    signers: template?.signers ?? [teacherOf(found)],
    units: certificate.isCompetence ? (template?.units ?? []) : [],
    motif: motifOfCourse(categories).motif,
  };
}

/** The words a certificate keeps; of one given before words were kept, those of its course today, signed by name alone. */
export function wordsOf(found: Found, categories: Certificate['course']['categories']): CertificateWords {
  const stored = found.certificate.words as StoredWords | null;
  if (!stored) return wordsNow(found, categories, null);
  if (!('signer' in stored)) return stored;
  const { signer, ...others } = stored;
  return { ...others, signers: [signer], units: [] };
}

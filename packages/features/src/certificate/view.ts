import type { Certificate } from '@suluh/api/types';
import { certificateKind } from '@suluh/domain/certificate';
import { motifOfCourse } from '@suluh/domain/cloth';
import { certificateKindText, certificateText } from '@suluh/i18n-id/certificate';
import { date } from '@suluh/i18n-id/format';
import type { CertificateView } from './CertificateCard.tsx';

const validityOf = ({ standing, expiresAt }: Certificate): CertificateView['validity'] =>
  expiresAt === null
    ? null
    : standing === 'expired'
      ? { text: certificateText.expiredOn(date(expiresAt)), isOver: true }
      : { text: certificateText.validUntil(date(expiresAt)), isOver: false };

/** A certificate as its card shows it, in the cloth of its course (docs/product/certificate.md#kinds). */
export const certificateView = (certificate: Certificate): CertificateView => ({
  competence: certificate.isCompetence,
  kindText: certificateKindText[certificateKind(certificate)],
  title: certificate.course.fullname,
  partner: certificate.institution.name,
  learner: certificate.fullname,
  number: certificate.number,
  issuedText: date(certificate.issuedAt),
  validity: validityOf(certificate),
  motif: motifOfCourse(certificate.course.categories).motif,
});

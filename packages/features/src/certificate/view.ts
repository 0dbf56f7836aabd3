import type { Certificate } from '@suluh/api/types';
import { certificateKind } from '@suluh/domain/certificate';
import { motifOfCourse } from '@suluh/domain/cloth';
import { certificateKindText } from '@suluh/i18n-id/certificate';
import type { CertificateView } from '@suluh/ui/account/CertificateCard';

/** A certificate as its card shows it, in the cloth of its course (docs/product/certificate.md#kinds). */
export const certificateView = (certificate: Certificate): CertificateView => ({
  competence: certificate.isCompetence,
  kindText: certificateKindText[certificateKind(certificate)],
  title: certificate.course.fullname,
  partner: certificate.institution.name,
  learner: certificate.fullname,
  motif: motifOfCourse(certificate.course.categories).motif,
});

/** The PDF by the app's own API route, which knows the session. */
export const fileHref = (api: string, { urlFile }: Pick<Certificate, 'urlFile'>): string =>
  `${api}${urlFile.slice('/api'.length)}`;

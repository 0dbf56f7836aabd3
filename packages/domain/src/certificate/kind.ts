export type CertificateKind = 'competence' | 'completion';

/** Which of the two certificates this is (docs/product/certificate.md#kinds: isCompetence). */
export function certificateKind(certificate: { isCompetence: boolean }): CertificateKind {
  return certificate.isCompetence ? 'competence' : 'completion';
}

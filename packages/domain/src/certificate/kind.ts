export type CertificateKind = 'competence' | 'completion';

/** Which of the two certificates this is (spec 3, Certificate: isCompetence). */
export function certificateKind(certificate: { isCompetence: boolean }): CertificateKind {
  return certificate.isCompetence ? 'competence' : 'completion';
}

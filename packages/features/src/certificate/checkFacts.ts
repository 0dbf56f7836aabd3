import type { CertificateCheck } from '@suluh/api/types';
import { certificateKind, type PaperDifference } from '@suluh/domain/certificate';
import { shortName } from '@suluh/domain/review';
import { certificateKindText, certificateText, detailParts } from '@suluh/i18n-id/certificate';
import { date } from '@suluh/i18n-id/format';

const { facts: LABELS } = certificateText;

/** A line of what a check found; `differs`: it stands on the paper and is not on record. */
export interface CheckFact {
  label: string;
  value: string;
  differs?: true;
}

const SUM_SHOWN = 24;

/** The beginning of a sum in fours, as people compare it. */
const shownSum = (sum: string): string => (sum.slice(0, SUM_SHOWN).toUpperCase().match(/.{4}/g) ?? []).join(' ');

const row = (label: string, value: string | null | undefined): CheckFact[] => (value ? [{ label, value }] : []);

/** Every word that was printed, to be compared with the paper (docs/product/certificate.md#words). */
export function recordedFacts(certificate: CertificateCheck): CheckFact[] {
  const { standing, issuedAt, expiresAt, revokedAt, replacedAt, sessions, sha256 } = certificate;
  const { held, length } = detailParts(certificate.detail);
  const learned = [length, sessions && certificateText.sessions(sessions)].filter(Boolean).join(', ');
  return [
    ...row(LABELS.owner, certificate.fullname),
    ...certificate.formerNames.map(({ fullname, until }) => ({
      label: LABELS.formerOwner,
      value: certificateText.formerUntil(fullname, date(until)),
    })),
    ...row(LABELS.kind, certificateKindText[certificateKind(certificate)]),
    ...row(LABELS.course, certificate.course.fullname),
    ...row(LABELS.institution, certificate.institution.name),
    ...row(LABELS.held, held),
    ...row(LABELS.length, learned),
    ...(certificate.isCompetence ? row(LABELS.result, certificateText.result(certificate.score)) : []),
    ...certificate.signers.flatMap(({ name, role }) => row(LABELS.signer, role ? `${name}, ${role}` : name)),
    ...certificate.units.flatMap(({ code, title }) => row(certificateText.unit, `${code} ${title}`)),
    ...row(LABELS.issuedAt, date(issuedAt)),
    ...(standing === 'revoked' && revokedAt ? row(LABELS.revokedAt, date(revokedAt)) : []),
    ...(standing === 'revoked' ? row(LABELS.why, certificate.revokedReason) : []),
    ...(standing === 'replaced' && replacedAt ? row(LABELS.replacedAt, date(replacedAt)) : []),
    ...(standing === 'valid' || standing === 'expired'
      ? row(LABELS.expiresAt, expiresAt ? date(expiresAt) : LABELS.forEver)
      : []),
    ...row(LABELS.number, certificate.number),
    ...row(LABELS.sum, shownSum(sha256.at(-1) ?? '')),
  ];
}

/**
 * What a changed file says beside what is on record; the name of whoever the number is of is shortened, as whoever holds
 * such a file may have no business with it (docs/product/certificate.md#check).
 */
export function differingFacts(certificate: CertificateCheck, differences: readonly PaperDifference[]): CheckFact[] {
  const recorded = {
    fullname: shortName(certificate.fullname),
    kind: certificateKindText[certificateKind(certificate)],
    course: certificate.course.fullname,
  };
  const plainLabel = { fullname: LABELS.owner, kind: LABELS.kind, course: LABELS.course };
  return [
    ...(['fullname', 'course', 'kind'] as const).flatMap((field): CheckFact[] => {
      const found = differences.find((each) => each.field === field);
      if (!found) return row(plainLabel[field], recorded[field]);
      return [
        { label: LABELS.onPaper[field], value: found.onPaper, differs: true },
        { label: LABELS.recorded[field], value: recorded[field] },
      ];
    }),
    ...row(LABELS.institution, certificate.institution.name),
    ...row(LABELS.issuedAt, date(certificate.issuedAt)),
    ...row(LABELS.sum, LABELS.sumDiffers),
    ...row(LABELS.number, certificate.number),
  ];
}

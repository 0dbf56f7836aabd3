import type { CertificateCheck } from '@suluh/api/types';
import { apiPath, pathTo, type Routes } from '@suluh/domain/address';
import { certificateKind, type PaperDifference } from '@suluh/domain/certificate';
import { certificateKindText, certificateText as TEXTS } from '@suluh/i18n-id/certificate';
import { date, dateTime } from '@suluh/i18n-id/format';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import { Icon } from '@suluh/ui/icons/Icon';
import type { IconName } from '@suluh/ui/icons/iconNames.ts';
import type { ReactElement } from 'react';
import { SmallCertificate } from '../parts/small-certificate/index.ts';
import { differingFacts, recordedFacts, type CheckFact } from './checkFacts.ts';
import { CopyCheckLink } from './CopyCheckLink.tsx';

/** What the file that was chosen is to the certificate of its number. */
export type FileVerdict =
  | { kind: 'same' }
  /** Handed out before its name was corrected. */
  | { kind: 'former' }
  | { kind: 'changed'; differences: readonly PaperDifference[] };

interface CheckResultProps {
  certificate: CertificateCheck;
  routes: Routes;
  /** Null when no file was chosen: the number alone was asked for. */
  file: FileVerdict | null;
}

type Verdict = keyof typeof TEXTS.verdict;

const MARK: Record<Verdict, IconName> = {
  valid: 'verified',
  expired: 'clock',
  replaced: 'refresh',
  revoked: 'barred',
  former: 'clock',
  changed: 'warning',
};

const verdictOf = (certificate: CertificateCheck, file: FileVerdict | null): Verdict =>
  file && file.kind !== 'same' ? file.kind : certificate.standing;

function Facts({ facts }: { facts: readonly CheckFact[] }): ReactElement {
  return (
    <dl className="checkResult-facts">
      {facts.map(({ label, value, differs }) => (
        <div key={`${label} ${value}`} className={differs && 'checkResult-differs'}>
          <dt>{label}</dt>
          <dd className="type-tabular">{differs ? <del>{value}</del> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The paper's likeness, the paper itself, and the address others can check it by; of one that still counts. */
function Beside({ certificate, routes }: Omit<CheckResultProps, 'file'>): ReactElement {
  const { number, course, fullname, isSigned } = certificate;
  return (
    <div className="checkResult-aside">
      <SmallCertificate
        kindText={certificateKindText[certificateKind(certificate)]}
        learner={fullname}
        title={course.fullname}
        number={number}
        issuedText={date(certificate.issuedAt)}
        motif={certificate.motif}
      />
      <ButtonLink
        kind="line"
        block
        icon="pdf"
        href={apiPath(routes, `/api/certificate/verify/${encodeURIComponent(number)}/document`)}
        target="_blank"
        rel="noopener"
      >
        {TEXTS.openPaper}
      </ButtonLink>
      <CopyCheckLink path={pathTo(routes, 'certificateCheck', { number })} />
      <Note icon="shield">
        {isSigned && `${TEXTS.signed} `}
        {TEXTS.compare}
      </Note>
    </div>
  );
}

/**
 * What a check found: what became of the certificate, and every word on record; of a file that was changed, which of its
 * words are not (docs/product/certificate.md#check; docs/look.md#learning-rooms). Needs CheckStylesheet.
 */
export function CheckResult({ certificate, routes, file }: CheckResultProps): ReactElement {
  const verdict = verdictOf(certificate, file);
  const counts = verdict === 'valid' || verdict === 'expired';
  return (
    <article className={`checkResult checkResult-${verdict}`} aria-labelledby="hasil-judul">
      <div className="checkResult-head">
        <span className="checkResult-mark">
          <Icon name={MARK[verdict]} size={32} />
        </span>
        <div>
          <h2 id="hasil-judul" tabIndex={-1}>
            {TEXTS.verdict[verdict]}
          </h2>
          <p>{verdict === 'valid' ? TEXTS.checkedAt(dateTime(certificate.checkedAt)) : TEXTS.reason[verdict]}</p>
        </div>
      </div>
      <div className="checkResult-body">
        <div className="checkResult-actions">
          {file?.kind === 'same' && <Note tone="success">{TEXTS.file.same}</Note>}
          <Facts
            facts={
              file?.kind === 'changed' ? differingFacts(certificate, file.differences) : recordedFacts(certificate)
            }
          />
          {(verdict === 'revoked' || verdict === 'replaced') && (
            <ButtonLink kind="line" block href={pathTo(routes, 'partner', { code: certificate.institution.code })}>
              {TEXTS.askInstitution}
            </ButtonLink>
          )}
          {verdict === 'changed' && (
            <ButtonLink kind="danger-line" block icon="flag" href={pathTo(routes, 'contact')}>
              {TEXTS.reportPaper}
            </ButtonLink>
          )}
        </div>
        {counts && <Beside certificate={certificate} routes={routes} />}
      </div>
    </article>
  );
}

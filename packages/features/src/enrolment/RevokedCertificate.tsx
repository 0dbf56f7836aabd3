import type { Learning } from '@suluh/api/types';
import { pathTo, type Routes } from '@suluh/domain/address';
import { enrolmentText } from '@suluh/i18n-id/enrolment';
import { date } from '@suluh/i18n-id/format';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';

interface RevokedCertificateProps {
  revoked: NonNullable<Learning['revoked']>;
  routes: Routes;
}

/** That the certificate of a finished course counts no more, why, and where to ask (docs/product/certificate.md#standing). */
export function RevokedCertificate({ revoked, routes }: RevokedCertificateProps): ReactElement {
  const { number, at, reason, checkUrl } = revoked;
  return (
    <Note tone="warning">
      <b>{enrolmentText.certificateRevoked(number, date(at))}</b>
      {reason && <p>{enrolmentText.revokedReason(reason)}</p>}
      <p>{enrolmentText.revokedLead}</p>
      <p>
        <a className="type-link" href={pathTo(routes, 'help')}>
          {enrolmentText.revokedAsk}
        </a>
      </p>
      <p>
        <a className="type-link" href={checkUrl}>
          {enrolmentText.seeCheck}
        </a>
      </p>
    </Note>
  );
}

import type { MyCourseDetail } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { motifOfCourse } from '@suluh/domain/cloth';
import { certificateKindText } from '@suluh/i18n-id/certificate';
import { enrolmentText } from '@suluh/i18n-id/enrolment';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import { Icon } from '@suluh/ui/icons/Icon';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { ReactElement } from 'react';
import { NameOnCertificate } from '../parts/certificate-name/index.ts';
import { SmallCertificate } from '../parts/small-certificate/index.ts';
import { RevokedCertificate } from './RevokedCertificate.tsx';

interface CertificateBoxProps {
  owned: MyCourseDetail;
  tenant: Pick<TenantConfig, 'routes' | 'capabilities'>;
}

/** What the certificate of an owned course takes and how much of it is there; undyed until it was given. */
export function CertificateBox({ owned, tenant }: CertificateBoxProps): ReactElement {
  const { certificateKind, learning, slug } = owned;
  const { certificate, revoked, requirements } = learning;
  if (certificateKind === null && !certificate && !revoked) return <Note>{enrolmentText.noCertificate}</Note>;
  const kindText =
    certificateKindText[
      certificate ? (certificate.isCompetence ? 'competence' : 'completion') : (certificateKind ?? 'completion')
    ];
  return (
    <div className="enrolment-certificate">
      <SmallCertificate
        kindText={kindText}
        learner={certificate?.fullname ?? null}
        title={owned.courseFullname}
        number={certificate?.number ?? null}
        motif={motifOfCourse(owned.categories).motif}
      />
      <div className="enrolment-requirements">
        <h3 className="type-h3">{kindText}</h3>
        {revoked ? (
          <RevokedCertificate revoked={revoked} routes={tenant.routes} />
        ) : (
          <p className="type-muted">
            {certificate ? enrolmentText.certificateGiven(certificate.number) : enrolmentText.certificateLead}
          </p>
        )}
        <ul>
          {requirements.map(({ kind, done, total, isMet }) => (
            <li key={kind}>
              <Icon name={isMet ? 'check-circle' : 'circle'} />
              <span>
                {enrolmentText.requirement[kind]}
                <span className="layout-hidden"> ({isMet ? enrolmentText.met : enrolmentText.notMet})</span>
              </span>
              <b className="type-tabular">{`${done}/${total}`}</b>
            </li>
          ))}
        </ul>
        <NameOnCertificate learning={learning} tenant={tenant} />
        {certificate && (
          <ButtonLink kind="line" href={pathTo(tenant.routes, 'finished', { course: slug })}>
            {enrolmentText.finished}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

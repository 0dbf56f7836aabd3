import { Button, Chip, TextField, Typography } from '@mui/material';
import type { StaffCertificate } from '@suluh/api/types';
import { dateTime } from '@suluh/i18n-id/format';
import { staffCertificateText as text } from '@suluh/i18n-id/staffCertificate';
import { useState, type ReactElement } from 'react';
import { ShowBase, useNotify, useRecordContext, useRedirect } from 'react-admin';
import { AskDialog } from '../parts/AskDialog.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { DownloadButton } from '../parts/DownloadButton.tsx';
import { Facts } from '../parts/Facts.tsx';
import { History } from '../parts/History.tsx';
import { useRefused } from '../parts/useRefused.ts';

type Deed = 'revoke' | 'reissue';

/** Why, and for a new one the name it bears. */
function DeedDialog({
  deed,
  certificate,
  onClose,
}: {
  deed: Deed;
  certificate: StaffCertificate;
  onClose: () => void;
}): ReactElement {
  const notify = useNotify();
  const { errors, send: sendTo } = useRefused(['certificate']);
  const [isWorking, setWorking] = useState(false);
  const redirect = useRedirect();
  const isReissue = deed === 'reissue';
  const send = async (fields: FormData) => {
    const named = isReissue ? { fullname: String(fields.get('fullname')) } : {};
    const body = { reason: String(fields.get('reason')), ...named };
    setWorking(true);
    await sendTo<StaffCertificate>(
      isReissue
        ? `/api/admin/certificate/${certificate.id}/reissue`
        : `/api/admin/certificate/${certificate.id}/revoke`,
      { method: 'POST', body },
      (done) => {
        notify(isReissue ? text.reissued : text.revoked, { type: 'success' });
        onClose();
        if (done.id !== certificate.id) redirect('show', 'certificate', done.id);
      },
    );
    setWorking(false);
  };
  return (
    <AskDialog
      title={(isReissue ? text.reissueTitle : text.revokeTitle)(certificate.number)}
      isOpen
      isWorking={isWorking}
      noValidate
      onClose={onClose}
      onAnswer={(fields) => void send(fields)}
      deed={isReissue ? text.reissue : text.revoke}
    >
      <Typography sx={{ mb: 2 }}>{isReissue ? text.reissueNote : text.revokeNote}</Typography>
      {isReissue && (
        <TextField
          name="fullname"
          label={text.name}
          defaultValue={certificate.fullname}
          required
          fullWidth
          sx={{ mb: 2 }}
          error={errors['fullname'] !== undefined}
          helperText={errors['fullname']}
        />
      )}
      <TextField
        name="reason"
        label={text.reason}
        required
        fullWidth
        multiline
        minRows={2}
        error={errors['reason'] !== undefined}
        helperText={errors['reason']}
      />
    </AskDialog>
  );
}

const factsOf = (certificate: StaffCertificate): [string, string | null][] => [
  [text.kind, certificate.isCompetence ? text.competence : text.completion],
  [text.owner, `${certificate.fullname} <${certificate.email}>`],
  [text.issued, dateTime(certificate.issuedAt)],
  [text.publicReason, certificate.publicReason],
  [text.endedReason, certificate.endedReason],
];

function Certificate(): ReactElement | null {
  const certificate = useRecordContext<StaffCertificate>();
  const [deed, setDeed] = useState<Deed | null>(null);
  if (!certificate) return null;
  const isHeld = certificate.standing === 'valid' || certificate.standing === 'expired';
  return (
    <>
      <PageHead
        title={certificate.course}
        note={<Chip label={text.standings[certificate.standing]} variant="outlined" />}
      >
        <History />
        {isHeld && (
          <>
            <DownloadButton path={`/api/admin/certificate/${certificate.id}/paper.pdf`}>{text.paper}</DownloadButton>
            <Button variant="outlined" onClick={() => setDeed('reissue')}>
              {text.reissue}
            </Button>
            <Button color="error" onClick={() => setDeed('revoke')}>
              {text.revoke}
            </Button>
          </>
        )}
      </PageHead>
      <Typography sx={{ mb: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>{certificate.number}</Typography>
      <Facts facts={factsOf(certificate).filter(([, value]) => value !== null)} />
      {deed && <DeedDialog deed={deed} certificate={certificate} onClose={() => setDeed(null)} />}
    </>
  );
}

/** A certificate, and what can be done about it. */
export const CertificateShow = (): ReactElement => (
  <ShowBase resource="certificate">
    <Certificate />
  </ShowBase>
);

import { Box, Button, TextField, Typography } from '@mui/material';
import type { StaffInboxItem } from '@suluh/api/types';
import { PARTNERSHIP_REASON } from '@suluh/domain/validation';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useState, type ReactElement } from 'react';
import { useRedirect, useRefresh } from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { AskDialog } from '../parts/AskDialog.tsx';
import { DownloadButton } from '../parts/DownloadButton.tsx';
import { useDeed } from '../parts/useDeed.ts';

const text = staffAppText.inbox;

/** What somebody sent who wishes to become a partner, and the decision about it (docs/product/partner.md#application). */
export function PartnershipDeeds({ item }: { item: StaffInboxItem }): ReactElement {
  const { isWorking, run } = useDeed();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const mayEdit = useMay('institution.edit');
  const [asked, setAsked] = useState<'accept' | 'refuse' | null>(null);
  const close = () => setAsked(null);
  const path = `/api/admin/partnership/${item.id.slice('partnership:'.length)}` as const;
  const decide = async (deed: 'accept' | 'refuse', body: object | undefined, done: string) => {
    const decided = await run<{ institutionId: number | null }>(`${path}/${deed}`, { method: 'POST', body }, done);
    if (!decided) return refresh(); // what somebody else decided meanwhile leaves the list, and its dialog with it
    close();
    if (decided.institutionId !== null && mayEdit) redirect('edit', 'institution', decided.institutionId);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {Array.from({ length: item.papers }, (_, at) => (
        <DownloadButton key={at} path={`${path}/file/${at + 1}`}>
          {text.paper(at + 1)}
        </DownloadButton>
      ))}
      <Button variant="contained" disabled={isWorking} onClick={() => setAsked('accept')}>
        {text.acceptPartner}
      </Button>
      <Button disabled={isWorking} onClick={() => setAsked('refuse')}>
        {text.refusePartner}
      </Button>
      <AskDialog
        title={text.acceptPartnerTitle(item.title)}
        isOpen={asked === 'accept'}
        isWorking={isWorking}
        onClose={close}
        onAnswer={() => void decide('accept', undefined, text.partnerAccepted)}
        deed={text.acceptPartner}
      >
        <Typography>{text.acceptPartnerBody}</Typography>
      </AskDialog>
      <AskDialog
        title={text.refusePartnerTitle(item.title)}
        isOpen={asked === 'refuse'}
        isWorking={isWorking}
        onClose={close}
        onAnswer={(fields) =>
          void decide('refuse', { reason: String(fields.get('reason')).trim() }, text.partnerRefused)
        }
        deed={text.refusePartner}
      >
        <TextField
          label={text.refusePartnerReason}
          name="reason"
          required
          fullWidth
          margin="dense"
          multiline
          minRows={3}
          slotProps={{ htmlInput: { minLength: PARTNERSHIP_REASON.least, maxLength: PARTNERSHIP_REASON.most } }}
        />
      </AskDialog>
    </Box>
  );
}

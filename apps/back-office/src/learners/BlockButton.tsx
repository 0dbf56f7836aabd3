import { Button, TextField, Typography } from '@mui/material';
import type { StaffLearner } from '@suluh/api/types';
import { LOOK_REASON } from '@suluh/domain/staff';
import { staffLookText as text } from '@suluh/i18n-id/staffLook';
import { useState, type ReactElement } from 'react';
import { AskDialog } from '../parts/AskDialog.tsx';
import { useDeed } from '../parts/useDeed.ts';

/** What either way says. */
const WAYS = {
  block: { deed: text.block, title: text.blockTitle, note: text.blockNote, help: text.blockReason },
  unblock: { deed: text.unblock, title: text.unblockTitle, note: text.unblockNote, help: text.unblockReason },
} as const;

/** Keeps an account out, with a reason its owner reads, or lets it in again, with one for the record. */
export function BlockButton({ learner: { id, fullname, blockedAt } }: { learner: StaffLearner }): ReactElement {
  const { isWorking, run } = useDeed();
  const way = blockedAt === null ? 'block' : 'unblock';
  const [isAsking, setAsking] = useState(false);
  const [asked, setAsked] = useState<keyof typeof WAYS>(way); // an open dialog asks one thing, whatever comes of it
  const { deed, title, note, help } = WAYS[asked];
  const decide = async (fields: FormData) => {
    const body = { reason: String(fields.get('reason')) };
    const done = asked === 'block' ? text.blockedDone : text.unblockedDone;
    const path = asked === 'block' ? `/api/admin/learner/${id}/block` : `/api/admin/learner/${id}/unblock`;
    if (await run(path, { method: 'POST', body }, done)) setAsking(false);
  };
  return (
    <>
      <Button
        {...(way === 'block' ? { color: 'error' as const } : { variant: 'outlined' as const })}
        onClick={() => {
          setAsked(way);
          setAsking(true);
        }}
      >
        {WAYS[way].deed}
      </Button>
      <AskDialog
        title={title(fullname)}
        isOpen={isAsking}
        isWorking={isWorking}
        onClose={() => setAsking(false)}
        onAnswer={(fields) => void decide(fields)}
        deed={deed}
      >
        <Typography sx={{ mb: 2 }}>{note}</Typography>
        <TextField
          name="reason"
          label={text.reason}
          helperText={help}
          required
          fullWidth
          multiline
          minRows={2}
          slotProps={{ htmlInput: { minLength: LOOK_REASON.least, maxLength: LOOK_REASON.most } }}
        />
      </AskDialog>
    </>
  );
}

import { Button, TextField, Typography } from '@mui/material';
import type { StaffLearner } from '@suluh/api/types';
import { LOOK_REASON } from '@suluh/domain/staff';
import { staffLookText as text } from '@suluh/i18n-id/staffLook';
import { useState, type ReactElement } from 'react';
import { AskDialog } from '../parts/AskDialog.tsx';
import { useDeed } from '../parts/useDeed.ts';

/** Keeps an account out, with a reason its owner reads, or lets it in again. */
export function BlockButton({ learner: { id, fullname, blockedAt } }: { learner: StaffLearner }): ReactElement {
  const { isWorking, run } = useDeed();
  const [isAsking, setAsking] = useState(false);
  if (blockedAt !== null)
    return (
      <Button
        variant="outlined"
        disabled={isWorking}
        onClick={() => void run(`/api/admin/learner/${id}/unblock`, { method: 'POST' }, text.unblockedDone)}
      >
        {text.unblock}
      </Button>
    );
  const block = async (fields: FormData) => {
    const body = { reason: String(fields.get('reason')) };
    if (await run(`/api/admin/learner/${id}/block`, { method: 'POST', body }, text.blockedDone)) setAsking(false);
  };
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {text.block}
      </Button>
      <AskDialog
        title={text.blockTitle(fullname)}
        isOpen={isAsking}
        isWorking={isWorking}
        onClose={() => setAsking(false)}
        onAnswer={(fields) => void block(fields)}
        deed={text.block}
      >
        <Typography sx={{ mb: 2 }}>{text.blockNote}</Typography>
        <TextField
          name="reason"
          label={text.reason}
          helperText={text.blockReason}
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

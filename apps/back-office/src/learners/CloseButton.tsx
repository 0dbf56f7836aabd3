import { FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material';
import type { StaffLearner } from '@suluh/api/types';
import { LOOK_REASON } from '@suluh/domain/staff';
import { staffLookText as text } from '@suluh/i18n-id/staffLook';
import type { ReactElement } from 'react';
import { AskedButton } from '../parts/AskedButton.tsx';
import { useDeed } from '../parts/useDeed.ts';

/** Closes an account for its owner, who asked for it, with a reason they read; it is erased a week later. */
export function CloseButton({ learner: { id, fullname } }: { learner: StaffLearner }): ReactElement {
  const { isWorking, run } = useDeed();
  const close = (fields: FormData) => {
    const body = { reason: String(fields.get('reason')), certificates: String(fields.get('certificates')) };
    return run(`/api/admin/learner/${id}/close`, { method: 'POST', body }, text.closedDone);
  };
  return (
    <AskedButton
      words={{ deed: text.close, title: text.closeTitle(fullname), body: text.closeNote }}
      isWorking={isWorking}
      onAnswer={close}
    >
      <RadioGroup
        name="certificates"
        defaultValue="keep"
        aria-label={text.certificates}
        sx={{ my: 1, '& label': { minHeight: 44 } }}
      >
        <FormControlLabel value="keep" control={<Radio />} label={text.closeKeep} />
        <FormControlLabel value="revoke" control={<Radio />} label={text.closeRevoke} />
      </RadioGroup>
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
    </AskedButton>
  );
}

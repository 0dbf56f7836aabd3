import { Alert, Button, Link, MenuItem, Stack, TextField, Typography } from '@mui/material';
import type { StaffLearner } from '@suluh/api/types';
import { LOOK_REASON } from '@suluh/domain/staff';
import { staffLookText as text } from '@suluh/i18n-id/staffLook';
import { useState, type ReactElement } from 'react';
import { AskDialog } from '../parts/AskDialog.tsx';
import { useRefused } from '../parts/useRefused.ts';
import { areaName } from './areaName.ts';

type Area = NonNullable<StaffLearner['areas']>[number];

/** Asks for a reason, then gives the link that opens the learner's pages once (docs/product/staff.md#looking). */
export function LookDialog({ learner, areas }: { learner: StaffLearner; areas: readonly Area[] }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const { errors, send } = useRefused(['learner']);
  const begin = () => {
    setUrl(null);
    setOpen(true);
  };
  const make = (fields: FormData) => {
    const { sessionType, programId } = areas[Number(fields.get('area'))] ?? areas[0]!;
    const body = { sessionType, programId, reason: String(fields.get('reason')) };
    const path = `/api/admin/learner/${learner.id}/look`;
    return send<{ url: string }>(path, { method: 'POST', body }, (made) => setUrl(made.url));
  };
  return (
    <>
      <Button variant="contained" onClick={begin}>
        {text.look}
      </Button>
      <AskDialog
        title={text.title(learner.fullname)}
        isOpen={isOpen}
        noValidate
        onClose={() => setOpen(false)}
        onAnswer={make}
        deed={text.make}
      >
        <Stack spacing={2}>
          <Typography>{text.note}</Typography>
          <TextField select name="area" label={text.site} defaultValue="0" onChange={() => setUrl(null)}>
            {areas.map((area, at) => (
              <MenuItem key={areaName(area)} value={String(at)}>
                {areaName(area)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            name="reason"
            label={text.reason}
            required
            multiline
            minRows={2}
            error={errors['reason'] !== undefined}
            helperText={errors['reason'] ?? text.reasonTold}
            onChange={() => setUrl(null)}
            slotProps={{ htmlInput: { minLength: LOOK_REASON.least, maxLength: LOOK_REASON.most } }}
          />
          <div role="status">
            {url && (
              <Alert severity="success">
                {text.made}{' '}
                <Link href={url} target="_blank" rel="noopener noreferrer" onClick={() => setOpen(false)}>
                  {text.open}
                </Link>
              </Alert>
            )}
          </div>
        </Stack>
      </AskDialog>
    </>
  );
}

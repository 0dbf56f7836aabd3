import { Button, Card, CardContent, TextField, Typography } from '@mui/material';
import type { StaffBackgroundJob } from '@suluh/api/types';
import { LOOK_REASON } from '@suluh/domain/staff';
import { dateTime } from '@suluh/i18n-id/format';
import { staffBackgroundText as text } from '@suluh/i18n-id/staffBackground';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { useMay } from '../app/MeContext.tsx';
import { AskedButton } from '../parts/AskedButton.tsx';
import { useDeed } from '../parts/useDeed.ts';
import { kindName } from './kindName.ts';

/** Work that fails or was given up, and what may be done about it. */
export function TroubleCard({
  job: { id, kind, about, state, since, lastError, can },
}: {
  job: StaffBackgroundJob;
}): ReactElement {
  const mayHandle = useMay('background.handle');
  const { isWorking, run } = useDeed();
  const path = `/api/admin/background/${encodeURIComponent(id)}`;
  const stop = (fields: FormData) =>
    run(`${path}/stop`, { method: 'POST', body: { reason: String(fields.get('reason')) } }, text.stopped);
  return (
    <Card variant="outlined" component="li">
      <CardContent>
        <Typography variant="h3" component="h3">
          {kindName(kind)}
        </Typography>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[about, text.states[state], since && text.since(dateTime(since))].filter(Boolean).join(' · ')}
        </Typography>
        {lastError && <Typography sx={{ my: 1, overflowWrap: 'anywhere' }}>{lastError}</Typography>}
        {can === null && (
          <Button component={Link} to={officePath('refund')}>
            {text.toRefunds}
          </Button>
        )}
        {can === 'retry' && mayHandle && (
          <Button
            variant="outlined"
            disabled={isWorking}
            onClick={() => void run(`${path}/retry`, { method: 'POST' }, text.retried)}
          >
            {text.retry}
          </Button>
        )}
        {can === 'stop' && mayHandle && (
          <AskedButton
            words={{ deed: text.stop, title: text.stopTitle, body: text.stopNote }}
            isWorking={isWorking}
            onAnswer={stop}
          >
            <TextField
              name="reason"
              label={text.reason}
              helperText={text.reasonKept}
              required
              fullWidth
              multiline
              minRows={2}
              sx={{ mt: 2 }}
              slotProps={{ htmlInput: { minLength: LOOK_REASON.least, maxLength: LOOK_REASON.most } }}
            />
          </AskedButton>
        )}
      </CardContent>
    </Card>
  );
}

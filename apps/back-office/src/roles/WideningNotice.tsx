import { Alert, Box, Button, Typography } from '@mui/material';
import type { StaffRole } from '@suluh/api/types';
import { dateTime } from '@suluh/i18n-id/format';
import { staffGrantText } from '@suluh/i18n-id/staffGrants';
import { staffRoleText as text } from '@suluh/i18n-id/staffRoles';
import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { useMay, useMe } from '../app/MeContext.tsx';
import { useDeed } from '../parts/useDeed.ts';
import { permissionsChanged } from './permissions.ts';

/** What the role is to do beyond what it does, and the second person's answer; nothing where nothing waits. */
export function WideningNotice(): ReactElement | null {
  const role = useRecordContext<StaffRole>();
  const { userId } = useMe();
  const mayGive = useMay('staff.grant');
  const { isWorking, run } = useDeed();
  if (!role?.asked) return null;
  const { id, version, permissions, asked } = role;
  const isOwn = asked.byId === userId;
  const { added, removed } = permissionsChanged(permissions, asked.permissions);
  const decide = (decision: 'give' | 'refuse', done: string) =>
    void run(`/api/admin/role/${id}/decision`, { method: 'POST', version, body: { decision } }, done);
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <Typography>{text.waits(asked.by ?? text.somebody, dateTime(asked.at))}</Typography>
      {added !== '' && <Typography variant="body2">{text.added(added)}</Typography>}
      {removed !== '' && <Typography variant="body2">{text.removed(removed)}</Typography>}
      {isOwn && <Typography variant="body2">{staffGrantText.ownNote}</Typography>}
      {mayGive && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {!isOwn && (
            <Button variant="contained" disabled={isWorking} onClick={() => decide('give', text.approved)}>
              {staffGrantText.approve}
            </Button>
          )}
          <Button disabled={isWorking} onClick={() => decide('refuse', staffGrantText.refusedDone)}>
            {isOwn ? staffGrantText.takeBack : staffGrantText.refuse}
          </Button>
        </Box>
      )}
    </Alert>
  );
}

import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material';
import type { StaffGrantRequest } from '@suluh/api/types';
import { dateTime } from '@suluh/i18n-id/format';
import { staffGrantText as text } from '@suluh/i18n-id/staffGrants';
import type { ReactElement } from 'react';
import { useGetList } from 'react-admin';
import { useMay, useMe } from '../app/MeContext.tsx';
import { useDeed } from '../parts/useDeed.ts';
import { placeName, roleName } from './names.ts';

function Request({ request }: { request: StaffGrantRequest }): ReactElement {
  const { userId } = useMe();
  const mayGive = useMay('staff.grant');
  const { isWorking, run } = useDeed();
  const { fullname, email, askedBy, askedAt, askedById } = request;
  const role = roleName(request.role);
  const isOwn = askedById === userId;
  const decide = (decision: 'give' | 'refuse', done: string) =>
    void run(`/api/admin/grant-request/${request.id}/decision`, { method: 'POST', body: { decision } }, done);
  return (
    <Card variant="outlined" component="li">
      <CardContent>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {fullname} · {role} · {placeName(request)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {email} · {text.askedBy(askedBy ?? text.somebody, dateTime(askedAt))}
        </Typography>
        {isOwn && <Alert severity="info">{text.ownNote}</Alert>}
        {mayGive && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {!isOwn && (
              <Button
                variant="contained"
                disabled={isWorking}
                aria-label={text.approveOf(role, fullname)}
                onClick={() => decide('give', text.given)}
              >
                {text.approve}
              </Button>
            )}
            <Button
              disabled={isWorking}
              {...(isOwn ? {} : { 'aria-label': text.refuseOf(role, fullname) })}
              onClick={() => decide('refuse', text.refusedDone)}
            >
              {isOwn ? text.takeBack : text.refuse}
            </Button>
          </Box>
        )}
      </CardContent>
    </Card>
  );
}

/** Powerful roles that wait for a second person; nothing where none does. */
export function GrantRequests(): ReactElement | null {
  const { data = [] } = useGetList<StaffGrantRequest>('grant-request', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'askedAt', order: 'ASC' },
  });
  if (data.length === 0) return null;
  return (
    <Box component="section" sx={{ p: 2 }}>
      <Typography variant="h2" component="h2">
        {text.waiting}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1, p: 0, my: 1, listStyle: 'none', maxWidth: 860 }}>
        {data.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </Box>
    </Box>
  );
}

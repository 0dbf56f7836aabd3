import {
  Alert,
  Button,
  Card,
  CardContent,
  List,
  ListItem,
  ListItemText,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import type { StaffEvent, StaffSession } from '@suluh/api/types';
import { sessionsGivenTo } from '@suluh/domain/check-in';
import { fromLocalMoment } from '@suluh/domain/time';
import { date, timeRange } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent, ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { call } from '../data/call.ts';
import { useRefused } from '../parts/useRefused.ts';

const text = staffAppText.schedule.sessions;
const MOMENTS = ['startAt', 'endAt'] as const;

const hoursOf = ({ startAt, endAt }: StaffSession) => ({ startAt, endAt });

/** The sessions of a schedule of a hybrid with their hours, as clocks of its zone show them. */
export function EventSessions(): ReactElement | null {
  const event = useRecordContext<StaffEvent>();
  const mayEdit = useMay('event.edit') && event?.cancelledAt === null;
  const isGiven = event !== undefined && sessionsGivenTo(event.typeCode) === 'schedule';
  const path = `/api/admin/event/${event?.id}/session`;
  const queryKey = ['event', 'session', String(event?.id)];
  const { errors, send } = useRefused(queryKey);
  const { data } = useQuery({
    queryKey: [...queryKey, event?.version],
    queryFn: async () => (await call<StaffSession[]>(path)).data,
    enabled: isGiven,
  });
  if (!event || !isGiven || !data) return null;
  const shown = ({ startAt, endAt }: StaffSession) =>
    startAt && endAt ? `${date(startAt, event.timeZone)}, ${timeRange(startAt, endAt, event.timeZone)}` : '';
  const put = (sessions: object[]) => send(path, { method: 'PUT', body: { sessions } }, text.saved);
  const add = async (submit: FormEvent<HTMLFormElement>) => {
    submit.preventDefault();
    submit.stopPropagation();
    const form = submit.currentTarget;
    const fields = new FormData(form);
    const [startAt, endAt] = MOMENTS.map((name) => fromLocalMoment(String(fields.get(name) ?? ''), event.timeZone));
    if (await put([...data.map(hoursOf), { startAt, endAt }])) form.reset();
  };
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h2" component="h2" gutterBottom>
          {text.title}
        </Typography>
        {data.length === 0 && <Typography>{text.none}</Typography>}
        <List dense>
          {data.map((session, at) => (
            <ListItem key={session.no} disableGutters>
              <ListItemText primary={text.session(session.no)} secondary={shown(session)} />
              {mayEdit && at === data.length - 1 && session.attended === 0 && (
                <Button onClick={() => void put(data.slice(0, -1).map(hoursOf))}>{text.remove(session.no)}</Button>
              )}
            </ListItem>
          ))}
        </List>
        {mayEdit && (
          <Stack component="form" noValidate onSubmit={add} spacing={2} sx={{ alignItems: 'flex-start' }}>
            {MOMENTS.map((name) => (
              <TextField
                key={name}
                type="datetime-local"
                fullWidth
                label={text[name]}
                name={name}
                slotProps={{ inputLabel: { shrink: true } }}
              />
            ))}
            {Object.keys(errors).length > 0 && <Alert severity="error">{Object.values(errors).join(' ')}</Alert>}
            <Button type="submit" variant="outlined">
              {text.add}
            </Button>
          </Stack>
        )}
      </CardContent>
    </Card>
  );
}

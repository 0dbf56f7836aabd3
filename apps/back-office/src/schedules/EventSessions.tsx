import { Alert, Button, List, ListItem, ListItemText, Typography } from '@mui/material';
import type { StaffEvent, StaffSession } from '@suluh/api/types';
import { sessionsGivenTo } from '@suluh/domain/check-in';
import { fromLocalMoment } from '@suluh/domain/time';
import { date, timeRange } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { MomentBox } from '../fields/MomentBox.tsx';
import { AsideCard, AsideForm } from '../parts/AsideCard.tsx';
import { useGivenSessions } from '../parts/useGivenSessions.tsx';

const text = staffAppText.schedule.sessions;
const MOMENTS = ['startAt', 'endAt'] as const;

type Hours = Pick<StaffSession, 'startAt' | 'endAt'>;
const hoursOf = ({ startAt, endAt }: StaffSession): Hours => ({ startAt, endAt });

/** The sessions of a schedule of a hybrid with their hours, as clocks of its zone show them. */
export function EventSessions(): ReactElement | null {
  const event = useRecordContext<StaffEvent>();
  const mayEdit = useMay('event.edit') && event?.cancelledAt === null;
  const shown = ({ startAt, endAt }: Hours) =>
    startAt && endAt ? `${date(startAt, event!.timeZone)}, ${timeRange(startAt, endAt, event!.timeZone)}` : '';
  const { sessions, errors, put, question } = useGivenSessions({
    path: `/api/admin/event/${event?.id}/session`,
    queryKey: ['event', 'session', String(event?.id), String(event?.version)],
    isGiven: event !== undefined && sessionsGivenTo(event.typeCode) === 'schedule',
    saved: text.saved,
    told: (each) => each.map(shown),
  });
  if (!event || !sessions) return null;
  const give = (given: readonly Hours[]) => put({ sessions: given }, given.map(shown));
  const add = async (fields: FormData, form: HTMLFormElement) => {
    const momentOf = (name: string) => fromLocalMoment(String(fields.get(name) ?? ''), event.timeZone);
    if (await give([...sessions.map(hoursOf), { startAt: momentOf('startAt'), endAt: momentOf('endAt') }]))
      form.reset();
  };
  return (
    <AsideCard title={text.title}>
      {question}
      {sessions.length === 0 && <Typography>{text.none}</Typography>}
      <List dense>
        {sessions.map((session, at) => (
          <ListItem key={session.no} disableGutters>
            <ListItemText primary={text.session(session.no)} secondary={shown(session)} />
            {mayEdit && at === sessions.length - 1 && session.attended === 0 && (
              <Button onClick={() => void give(sessions.slice(0, -1).map(hoursOf))}>{text.remove(session.no)}</Button>
            )}
          </ListItem>
        ))}
      </List>
      {mayEdit && (
        <AsideForm onSend={add} deed={text.add}>
          {MOMENTS.map((name) => (
            <MomentBox key={name} label={text[name]} name={name} />
          ))}
          {Object.keys(errors).length > 0 && <Alert severity="error">{Object.values(errors).join(' ')}</Alert>}
        </AsideForm>
      )}
    </AsideCard>
  );
}

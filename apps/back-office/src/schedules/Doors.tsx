import { Alert, Button, List, ListItem, ListItemText, TextField, Typography } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { DoorPass, StaffEvent } from '@suluh/api/types';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { call } from '../data/call.ts';
import { AsideCard } from '../parts/AsideCard.tsx';
import { useDeed } from '../parts/useDeed.ts';

const text = staffAppText.schedule.doors;

/** Links by which volunteers stand at the door: given once, taken back at any time. */
export function Doors(): ReactElement | null {
  const event = useRecordContext<StaffEvent>();
  const { isWorking, run } = useDeed();
  const [given, setGiven] = useState<string | null>(null);
  const base = `/api/admin/event/${event?.id}/door`;
  const { data } = useQuery({
    queryKey: ['event', 'door', event?.id],
    queryFn: async () => (await call<DoorPass[]>(base)).data,
    enabled: event !== undefined,
  });
  if (!event) return null;
  const give = async (submit: FormEvent<HTMLFormElement>) => {
    submit.preventDefault();
    submit.stopPropagation();
    const form = submit.currentTarget;
    const holder = String(new FormData(form).get('holder'));
    const made = await run<{ url: string }>(base, { method: 'POST', body: { holder } }, text.give);
    if (!made) return;
    setGiven(made.url);
    form.reset();
  };
  return (
    <AsideCard title={text.title}>
      {data?.length === 0 && <Typography>{text.none}</Typography>}
      <List dense>
        {data?.map(({ id, holder, revokedAt }) => (
          <ListItem key={id} disableGutters>
            <ListItemText primary={holder} secondary={revokedAt ? text.ended : undefined} />
            {!revokedAt && (
              <Button disabled={isWorking} onClick={() => run(`${base}/${id}`, { method: 'DELETE' }, text.revoked)}>
                {text.revoke(holder)}
              </Button>
            )}
          </ListItem>
        ))}
      </List>
      {given && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          {text.given} <code>{given}</code>
        </Alert>
      )}
      {event.cancelledAt === null && (
        <form onSubmit={give}>
          <TextField label={text.holder} name="holder" required />
          <Button type="submit" disabled={isWorking}>
            {text.give}
          </Button>
        </form>
      )}
    </AsideCard>
  );
}

import { Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material';
import type { StaffEvent, StaffWaiting } from '@suluh/api/types';
import { staffWaitingText as text } from '@suluh/i18n-id/staffWaiting';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { call } from '../data/call.ts';
import { AskDialog } from '../parts/AskDialog.tsx';
import { AsideCard } from '../parts/AsideCard.tsx';
import { useDeed } from '../parts/useDeed.ts';
import { standingsOf } from './standings.ts';

/** Who waits for a seat of a schedule, in their order, and who follows its opening (docs/product/waiting.md#staff). */
export function Waiting(): ReactElement | null {
  const event = useRecordContext<StaffEvent>();
  const { isWorking, run } = useDeed();
  const [asked, setAsked] = useState<StaffWaiting | null>(null);
  const path = `/api/admin/event/${event?.id}/waiting`;
  const { data } = useQuery({
    queryKey: ['event', 'waiting', event?.id],
    queryFn: async () => (await call<StaffWaiting[]>(path)).data,
    enabled: event !== undefined,
  });
  if (!event || !data) return null;
  const remove = async ({ userId }: StaffWaiting) => {
    await run(`${path}/${userId}`, { method: 'DELETE' }, text.removed);
    setAsked(null);
  };
  return (
    <AsideCard title={text.title(data.length)}>
      {data.length === 0 ? (
        <Typography>{text.none}</Typography>
      ) : (
        <>
          <Typography variant="body2">{text.note}</Typography>
          <List dense>
            {standingsOf(data, event.timeZone).map(({ row, standing }) => (
              <ListItem key={row.userId} disableGutters>
                <ListItemText
                  primary={row.fullname}
                  secondary={`${standing} · ${text.since(row.since, event.timeZone)}`}
                />
                <Box>
                  <Button size="small" onClick={() => setAsked(row)} aria-label={text.removeOf(row.fullname)}>
                    {text.remove}
                  </Button>
                </Box>
              </ListItem>
            ))}
          </List>
        </>
      )}
      <AskDialog
        title={text.removeTitle(asked?.fullname ?? '')}
        isOpen={asked !== null}
        isWorking={isWorking}
        onClose={() => setAsked(null)}
        onAnswer={() => asked && void remove(asked)}
        deed={text.remove}
      >
        <Typography>{text.removeBody}</Typography>
      </AskDialog>
    </AsideCard>
  );
}

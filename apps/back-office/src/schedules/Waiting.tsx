import { Box, Button, Checkbox, FormControlLabel, List, ListItem, ListItemText, Typography } from '@mui/material';
import type { StaffEvent, StaffWaiting } from '@suluh/api/types';
import { isInLine } from '@suluh/domain/waiting';
import { staffWaitingText as text } from '@suluh/i18n-id/staffWaiting';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { call } from '../data/call.ts';
import { AskDialog } from '../parts/AskDialog.tsx';
import { AsideCard } from '../parts/AsideCard.tsx';
import { useDeed } from '../parts/useDeed.ts';
import { standingsOf } from './standings.ts';

interface Asked {
  deed: 'offer' | 'remove';
  who: StaffWaiting;
}

interface LineProps {
  rows: StaffWaiting[];
  timeZone: string;
  mayOffer: boolean;
  onAsk: (asked: Asked) => void;
}

function Line({ rows, timeZone, mayOffer, onAsk }: LineProps): ReactElement {
  return (
    <List dense>
      {standingsOf(rows, timeZone).map(({ row, standing }) => (
        <ListItem key={row.userId} disableGutters sx={{ flexWrap: 'wrap' }}>
          <ListItemText primary={row.fullname} secondary={`${standing} · ${text.since(row.since, timeZone)}`} />
          <Box>
            {mayOffer && isInLine(row) && (
              <Button onClick={() => onAsk({ deed: 'offer', who: row })} aria-label={text.offerOf(row.fullname)}>
                {text.offer}
              </Button>
            )}
            <Button onClick={() => onAsk({ deed: 'remove', who: row })} aria-label={text.removeOf(row.fullname)}>
              {text.remove}
            </Button>
          </Box>
        </ListItem>
      ))}
    </List>
  );
}

/** Who waits for a seat of a schedule, in their order, and who follows its opening (docs/product/waiting.md#staff). */
export function Waiting(): ReactElement | null {
  const event = useRecordContext<StaffEvent>();
  const mayOffer = useMay('event.edit');
  const { isWorking, run } = useDeed();
  const [asked, setAsked] = useState<Asked | null>(null);
  const path = `/api/admin/event/${event?.id}/waiting`;
  const { data } = useQuery({
    queryKey: ['event', 'waiting', event?.id],
    queryFn: async () => (await call<StaffWaiting[]>(path)).data,
    enabled: event !== undefined,
  });
  if (!event || !data) return null;
  const name = asked?.who.fullname ?? '';
  const dialog = { isWorking, onClose: () => setAsked(null) };
  const offer = async (fields: FormData) => {
    const body = { addsSeat: fields.get('addsSeat') !== null };
    if (await run(`${path}/${asked!.who.userId}/offer`, { method: 'POST', body }, text.offered)) setAsked(null);
  };
  const remove = async () => {
    await run(`${path}/${asked!.who.userId}`, { method: 'DELETE' }, text.removed);
    setAsked(null);
  };
  return (
    <AsideCard title={text.title(data.length)}>
      {data.length === 0 ? (
        <Typography>{text.none}</Typography>
      ) : (
        <>
          <Typography variant="body2">{text.note}</Typography>
          <Line rows={data} timeZone={event.timeZone} mayOffer={mayOffer} onAsk={setAsked} />
        </>
      )}
      <AskDialog
        {...dialog}
        title={text.offerTitle(name)}
        isOpen={asked?.deed === 'offer'}
        onAnswer={(fields) => void offer(fields)}
        deed={text.offer}
      >
        <Typography>{text.offerBody}</Typography>
        <FormControlLabel control={<Checkbox name="addsSeat" />} label={text.addsSeat} />
      </AskDialog>
      <AskDialog
        {...dialog}
        title={text.removeTitle(name)}
        isOpen={asked?.deed === 'remove'}
        onAnswer={() => void remove()}
        deed={text.remove}
      >
        <Typography>{text.removeBody}</Typography>
      </AskDialog>
    </AsideCard>
  );
}

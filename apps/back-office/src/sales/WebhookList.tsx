import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { dateTime, wholeNumber } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { StaffWebhook } from '@suluh/api/types';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactElement } from 'react';
import { DataTable, FunctionField, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { call } from '../data/call.ts';
import { ChosenField, choicesOf } from '../fields/ChosenField.tsx';
import { MomentField } from '../fields/MomentField.tsx';
import { StaffList } from '../parts/StaffList.tsx';
import { useDeed } from '../parts/useDeed.ts';

const text = staffAppText.sales.webhook;

const filters = [
  <TextInput key="q" source="q" alwaysOn />,
  <SelectInput key="outcome" source="outcome" choices={choicesOf(text.outcomes)} alwaysOn />,
];

const whatOf = ({ gateway, orderId, receivedAt }: StaffWebhook): string =>
  [gateway, orderId, dateTime(receivedAt)].filter(Boolean).join(' · ');

const reasonOf = ({ outcome }: StaffWebhook): string => (outcome === null ? '' : (text.outcomes[outcome] ?? outcome));

/** What came of asking the provider; nothing while nobody did. */
function replayOf({ replayOutcome, replayedBy, replayedAt }: StaffWebhook): string | null {
  if (replayOutcome === null || replayedAt === null) return null;
  return text.replayedAs(text.replays[replayOutcome] ?? replayOutcome, replayedBy ?? '', dateTime(replayedAt));
}

/** What is said right after asking: what came of it, not only that somebody asked. */
const cameOf = ({ replayOutcome }: StaffWebhook): string =>
  text.replayed(text.replays[replayOutcome ?? ''] ?? replayOutcome ?? '');

/** The message as it is kept, and what came of asking about it. */
function Body({ message, onClose }: { message: StaffWebhook; onClose: () => void }): ReactElement {
  const id = useId();
  const replayed = replayOf(message);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>{text.bodyOf(whatOf(message))}</DialogTitle>
      <DialogContent>
        {replayed && <Alert severity="info">{replayed}</Alert>}
        <Box component="pre" tabIndex={0} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {JSON.stringify(message.body, null, 2)}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{staffAppText.form.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Reads a message, and has the provider asked about the payment it names. */
function Deeds(): ReactElement | null {
  const message = useRecordContext<StaffWebhook>();
  const mayReplay = useMay('webhook.replay');
  const { isWorking, run } = useDeed();
  const [isOpen, setOpen] = useState(false);
  if (!message) return null;
  const path = `/api/admin/webhook/${encodeURIComponent(message.id)}/replay`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button aria-label={text.bodyOf(whatOf(message))} onClick={() => setOpen(true)}>
        {text.body}
      </Button>
      {mayReplay && (
        <Button
          variant="outlined"
          disabled={isWorking}
          aria-label={text.replayOf(whatOf(message))}
          onClick={() => void run<StaffWebhook>(path, { method: 'POST' }, cameOf)}
        >
          {text.replay}
        </Button>
      )}
      {isOpen && <Body message={message} onClose={() => setOpen(false)} />}
    </Box>
  );
}

/** How many messages came of which nothing is kept: a figure, so that made-up ones crowd nothing out. */
function Unsigned(): ReactElement | null {
  const { data } = useQuery({
    queryKey: ['unsigned-webhook'],
    queryFn: async () => (await call<{ gateway: string; lastDay: number }[]>('/api/admin/unsigned-webhook')).data,
  });
  if (!data || data.length === 0) return null;
  const by = data.map(({ gateway, lastDay }) => `${gateway} ${wholeNumber(lastDay)}`);
  return (
    <Alert severity="info" sx={{ mx: 2, mb: 2 }}>
      {text.unsigned(by.join(', '))}
    </Alert>
  );
}

/** Messages of payment providers that moved nothing: why, and a way to have the provider asked (docs/product/staff.md#sales). */
export const WebhookList = (): ReactElement => (
  <StaffList<StaffWebhook>
    title={staffAppText.sales.webhooks}
    filters={filters}
    sort={{ field: 'receivedAt', order: 'DESC' }}
    rowClick={false}
    tools={
      <>
        <Typography sx={{ p: 2, color: 'text.secondary' }}>{text.lead}</Typography>
        <Unsigned />
      </>
    }
    card={{
      primary: (message) => `${message.gateway} · ${reasonOf(message)}`,
      secondary: (message) => (
        <>
          {[message.orderId, dateTime(message.receivedAt), replayOf(message)].filter(Boolean).join(' · ')}
          <Deeds />
        </>
      ),
      tertiary: ({ timesReceived }) => `${timesReceived}×`,
    }}
  >
    <DataTable.Col source="gateway" disableSort />
    <DataTable.Col source="outcome" disableSort>
      <ChosenField source="outcome" names={text.outcomes} />
    </DataTable.Col>
    <DataTable.Col source="orderId" disableSort />
    <DataTable.Col source="timesReceived" disableSort align="right" />
    <DataTable.Col source="receivedAt">
      <MomentField source="receivedAt" />
    </DataTable.Col>
    <DataTable.Col source="replayOutcome" disableSort sx={{ whiteSpace: 'normal', minWidth: 260 }}>
      <FunctionField<StaffWebhook> render={replayOf} />
      <Deeds />
    </DataTable.Col>
  </StaffList>
);

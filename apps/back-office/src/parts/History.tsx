import { Button, Dialog, DialogActions, DialogContent, DialogTitle, List, ListItem, Typography } from '@mui/material';
import { dateTime } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { call } from '../data/call.ts';
import { valueText } from './values.ts';

const text = staffAppText.form;

interface Change {
  id: number;
  at: string;
  action: string;
  by: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** Words a deed is put on record with, which stand below it. */
const TOLD = ['answer', 'reason'];

interface ChangesProps {
  /** Where what is shown is asked for. */
  address: string;
  /** What is another after each change. */
  version: unknown;
  /** What a field is called. */
  label: (name: string) => string;
}

/** What was changed about the record, the latest first. */
export function History(): ReactElement | null {
  const record = useRecordContext();
  const resource = useResourceContext()!;
  const translate = useTranslate();
  if (!record) return null;
  return (
    <Changes
      address={`/api/admin/${resource}/${encodeURIComponent(String(record.id))}/history`}
      version={record.version}
      label={(name) => translate(`resources.${resource}.fields.${name}`, { _: name })}
    />
  );
}

/** What was changed about something there is one of, the latest first. */
export function Changes({ address, version, label }: ChangesProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: [address, version],
    queryFn: async ({ signal }) => (await call<Change[]>(address, { signal })).data,
    enabled: isOpen,
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.history}</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="history-title" fullWidth maxWidth="md">
        <DialogTitle id="history-title">{text.history}</DialogTitle>
        <DialogContent>
          {data?.length === 0 && <Typography>{text.historyEmpty}</Typography>}
          <List>
            {data?.map(({ id, at, action, by, before, after }) => (
              <ListItem key={id} divider sx={{ display: 'block' }}>
                <Typography sx={{ fontWeight: 700 }}>
                  {by ?? text.command} {staffAppText.actions[action] ?? action}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {dateTime(at)}
                </Typography>
                {!before &&
                  TOLD.flatMap((name) => (typeof after?.[name] === 'string' ? [after[name]] : [])).map((said) => (
                    <Typography key={said} variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                      {said}
                    </Typography>
                  ))}
                {before &&
                  Object.keys({ ...before, ...after }).map((name) => (
                    <Typography key={name} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                      {staffAppText.changed(label(name), valueText(name, before[name]), valueText(name, after?.[name]))}
                    </Typography>
                  ))}
              </ListItem>
            ))}
          </List>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{text.close}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

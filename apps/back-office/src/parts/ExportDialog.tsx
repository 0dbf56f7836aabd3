import { Alert, MenuItem, TextField, Typography } from '@mui/material';
import type { StaffWork } from '@suluh/api/types';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import {
  carriesPeople,
  COUNTED_ROWS,
  MOST_SHEET_ROWS,
  takesRows,
  type ExportKind,
  type TableFormat,
} from '@suluh/domain/staff';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { AskDialog } from './AskDialog.tsx';
import type { Chosen } from './chosen.ts';
import { useDeed } from './useDeed.ts';

const { export: text, kinds } = staffAppText.work;

const whichOf = (kind: ExportKind, { count, sent }: Chosen): string => {
  if (kind === 'participant.export') return text.ofSchedules;
  if ('ids' in sent) return text.picked(count);
  return count < COUNTED_ROWS ? text.lead(count) : text.many(wholeNumber(COUNTED_ROWS - 1));
};

interface ExportDialogProps {
  kind: ExportKind;
  chosen: Chosen;
  onClose: () => void;
}

/** Asks for the format of a file of a list, and leads to where it is made. */
export function ExportDialog({ kind, chosen, onClose }: ExportDialogProps): ReactElement {
  const navigate = useNavigate();
  const { isWorking, run } = useDeed();
  // Of schedules it is not known here how many hold a place.
  const takes = (format: TableFormat) => kind === 'participant.export' || takesRows(format, chosen.count);
  const [format, setFormat] = useState<TableFormat>(takes('xlsx') ? 'xlsx' : 'csv');
  const send = async () => {
    const which = 'ids' in chosen.sent ? { ids: chosen.sent.ids } : { filter: chosen.sent.filter };
    const body = { ...which, format };
    const path = `/api/admin/${kind.replace('.', '/')}`;
    const made = await run<StaffWork>(path, { method: 'POST', body }, text.sent);
    if (made) await navigate(officePath('work', made.id, 'show'));
  };
  return (
    <AskDialog title={kinds[kind]} isOpen isWorking={isWorking} onClose={onClose} onAnswer={send} deed={text.send}>
      <Typography sx={{ mb: 2 }}>{whichOf(kind, chosen)}</Typography>
      {carriesPeople(kind) && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {text.people}
        </Alert>
      )}
      <TextField
        select
        fullWidth
        label={text.format}
        value={format}
        onChange={({ target }) => setFormat(target.value as TableFormat)}
        helperText={!takes('xlsx') && text.sheetTooLong(wholeNumber(MOST_SHEET_ROWS))}
      >
        {(Object.keys(text.formats) as TableFormat[]).map((value) => (
          <MenuItem key={value} value={value} disabled={!takes(value)}>
            {text.formats[value]}
          </MenuItem>
        ))}
      </TextField>
    </AskDialog>
  );
}

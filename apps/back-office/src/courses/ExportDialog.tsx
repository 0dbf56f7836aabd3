import { MenuItem, TextField, Typography } from '@mui/material';
import type { StaffWork } from '@suluh/api/types';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { COUNTED_ROWS, MOST_SHEET_ROWS, takesRows, type TableFormat } from '@suluh/domain/staff';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { AskDialog } from '../parts/AskDialog.tsx';
import { useDeed } from '../parts/useDeed.ts';
import type { Chosen } from './chosen.ts';

const text = staffAppText.work.export;

const whichOf = ({ count, sent }: Chosen): string => {
  if ('ids' in sent) return text.picked(count);
  return count < COUNTED_ROWS ? text.lead(count) : text.many(wholeNumber(COUNTED_ROWS - 1));
};

/** Asks for the format of a file of courses, and leads to where it is made. */
export function ExportDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }): ReactElement {
  const navigate = useNavigate();
  const { isWorking, run } = useDeed();
  const takes = (format: TableFormat) => takesRows(format, chosen.count);
  const [format, setFormat] = useState<TableFormat>(takes('xlsx') ? 'xlsx' : 'csv');
  const send = async () => {
    const which = 'ids' in chosen.sent ? { ids: chosen.sent.ids } : { filter: chosen.sent.filter };
    const body = { ...which, format };
    const made = await run<StaffWork>('/api/admin/course/export', { method: 'POST', body }, text.sent);
    if (made) await navigate(officePath('work', made.id, 'show'));
  };
  return (
    <AskDialog title={text.title} isOpen isWorking={isWorking} onClose={onClose} onAnswer={send} deed={text.send}>
      <Typography sx={{ mb: 2 }}>{whichOf(chosen)}</Typography>
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

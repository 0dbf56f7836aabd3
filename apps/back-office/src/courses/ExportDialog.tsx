import { MenuItem, TextField, Typography } from '@mui/material';
import type { StaffWork } from '@suluh/api/types';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { AskDialog } from '../parts/AskDialog.tsx';
import { useDeed } from '../parts/useDeed.ts';
import type { Chosen } from './chosen.ts';

const text = staffAppText.work.export;

/** Asks for the format of a file of courses, and leads to where it is made. */
export function ExportDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }): ReactElement {
  const navigate = useNavigate();
  const { isWorking, run } = useDeed();
  const [format, setFormat] = useState('xlsx');
  const send = async () => {
    const which = 'ids' in chosen.sent ? { ids: chosen.sent.ids } : { filter: chosen.sent.filter };
    const body = { ...which, format };
    const made = await run<StaffWork>('/api/admin/course/export', { method: 'POST', body }, text.sent);
    if (made) await navigate(officePath('work', made.id, 'show'));
  };
  return (
    <AskDialog title={text.title} isOpen isWorking={isWorking} onClose={onClose} onAnswer={send} deed={text.send}>
      <Typography sx={{ mb: 2 }}>
        {'ids' in chosen.sent ? text.picked(chosen.count) : text.lead(chosen.count)}
      </Typography>
      <TextField select fullWidth label={text.format} value={format} onChange={({ target }) => setFormat(target.value)}>
        {Object.entries(text.formats).map(([value, name]) => (
          <MenuItem key={value} value={value}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </AskDialog>
  );
}

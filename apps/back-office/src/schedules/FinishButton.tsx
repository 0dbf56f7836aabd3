import { Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import type { FinishedByHand, StaffEvent } from '@suluh/api/types';
import { MOST_RECORDED_AT_ONCE } from '@suluh/domain/check-in';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useState, type ReactElement } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { AskDialog } from '../parts/AskDialog.tsx';
import { useRefused } from '../parts/useRefused.ts';
import { allOf, refusedOf, turned, type Participant, type RefusedPerson } from './choosing.ts';

const text = staffAppText.schedule.participants.finish;
const NOBODY: ReadonlySet<string> = new Set();

interface FinishButtonProps {
  event: StaffEvent;
  people: readonly Participant[];
  /** Takes who was refused the last time; nobody where everybody was finished. */
  onRefused: (people: readonly RefusedPerson[]) => void;
}

/** Finishes the course for those who are chosen of a schedule, for a reason (docs/product/staff.md#finishing). */
export function FinishButton({ event, people, onRefused }: FinishButtonProps): ReactElement | null {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(NOBODY);
  const [isWorking, setWorking] = useState(false);
  const { errors, send } = useRefused(['event']);
  const notify = useNotify();
  const refresh = useRefresh();
  const left = people.filter(({ completedAt }) => completedAt === null);
  if (left.length === 0) return null;
  const picked = left.filter(({ id }) => chosen.has(id));
  const begin = () => {
    setChosen(NOBODY);
    setOpen(true);
  };
  const finish = async (fields: FormData) => {
    if (picked.length === 0) return notify(text.nobodyChosen, { type: 'warning' });
    setWorking(true);
    const body = { enrolmentIds: picked.map(({ id }) => id), reason: String(fields.get('reason')) };
    const done = (answer: FinishedByHand) => {
      notify(text.told({ ...answer, refused: answer.refused.length }), { type: 'success' });
      onRefused(refusedOf(picked, answer.refused));
      setOpen(false);
      refresh();
    };
    await send<FinishedByHand>(`/api/admin/event/${event.id}/finish`, { method: 'POST', body }, done);
    setWorking(false);
  };
  const isAll = picked.length === Math.min(left.length, MOST_RECORDED_AT_ONCE);
  return (
    <>
      <Button onClick={begin}>{text.open}</Button>
      <AskDialog
        title={text.title}
        isOpen={isOpen}
        isWorking={isWorking}
        noValidate
        onClose={() => setOpen(false)}
        onAnswer={(fields) => void finish(fields)}
        deed={text.deed(picked.length)}
      >
        <Typography sx={{ mb: 1 }}>{text.note}</Typography>
        <FormControlLabel
          sx={{ minHeight: 44 }}
          control={
            <Checkbox
              checked={isAll}
              indeterminate={picked.length > 0 && !isAll}
              onChange={() => setChosen(isAll ? NOBODY : allOf(left))}
            />
          }
          label={text.everybody}
        />
        <Box component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none', maxHeight: '40vh', overflowY: 'auto' }}>
          {left.map(({ id, fullname, attended, sessions }) => (
            <li key={id}>
              <FormControlLabel
                sx={{ minHeight: 44 }}
                control={<Checkbox checked={chosen.has(id)} onChange={() => setChosen(turned(chosen, id))} />}
                label={`${fullname} · ${text.facts(attended, sessions)}`}
              />
            </li>
          ))}
        </Box>
        <TextField
          name="reason"
          label={text.reason}
          multiline
          required
          error={errors['reason'] !== undefined}
          helperText={errors['reason'] ?? text.reasonHelp}
        />
      </AskDialog>
    </>
  );
}

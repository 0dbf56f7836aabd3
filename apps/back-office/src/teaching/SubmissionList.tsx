import { Box, Button, TextField, Typography } from '@mui/material';
import { dateTime } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { StaffSubmission } from '@suluh/api/types';
import type { FormEvent, ReactElement } from 'react';
import { SelectInput, useRecordContext } from 'react-admin';
import { choicesOf } from '../fields/ChosenField.tsx';
import { CardList } from '../parts/CardList.tsx';
import { useDeed } from '../parts/useDeed.ts';

const text = staffAppText.teaching;
const filters = [<SelectInput key="state" source="state" choices={choicesOf(text.states)} alwaysOn />];

function Submission(): ReactElement | null {
  const work = useRecordContext<StaffSubmission>();
  const { isWorking, run } = useDeed();
  if (!work) return null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { score: Number(form.get('score')), words: String(form.get('words')) };
    return run(`/api/admin/submission/${work.id}/mark`, { method: 'POST', body }, text.marked);
  };
  return (
    <form onSubmit={submit}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {work.learner} · {work.courseFullname} · {dateTime(work.createdAt)}
      </Typography>
      <Typography variant="h2" component="h2" sx={{ my: 1 }}>
        {work.lessonTitle} ({work.no})
      </Typography>
      <Button href={`/api/admin/submission/${work.id}/file`} target="_blank" rel="noopener">
        {text.file(work.filename)}
      </Button>
      {work.score !== null && <Typography>{text.markedAs(work.score)}</Typography>}
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '200px 1fr' } }}>
        <TextField
          label={text.score}
          name="score"
          type="number"
          defaultValue={work.score ?? ''}
          required
          slotProps={{ htmlInput: { min: 0, max: 100, step: 1 } }}
        />
        <TextField label={text.words} name="words" defaultValue={work.words ?? ''} multiline />
      </Box>
      <Button type="submit" variant="contained" disabled={isWorking}>
        {text.mark}
      </Button>
    </form>
  );
}

/** Work handed in, the oldest first, each with its mark right there. */
export const SubmissionList = (): ReactElement => (
  <CardList
    title={text.submissions}
    resource="submission"
    filters={filters}
    filterDefaultValues={{ state: 'waiting' }}
    none={text.none}
  >
    <Submission />
  </CardList>
);

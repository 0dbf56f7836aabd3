import { Box, Button, TextField, Typography } from '@mui/material';
import { dateTime } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { StaffSubmission } from '@suluh/api/types';
import { useState, type FormEvent, type ReactElement } from 'react';
import { SelectInput, useRecordContext } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { choicesOf } from '../fields/ChosenField.tsx';
import { typedWhole } from '../fields/typedWhole.ts';
import { WholeNumberBox } from '../fields/WholeNumberBox.tsx';
import { CardList } from '../parts/CardList.tsx';
import type { ConflictFacts } from '../parts/ConflictFrame.tsx';
import { SavedMeanwhile } from '../parts/SavedMeanwhile.tsx';
import { useDeed } from '../parts/useDeed.ts';

const text = staffAppText.teaching;
const filters = [<SelectInput key="state" source="state" choices={choicesOf(text.states)} alwaysOn />];

function Submission(): ReactElement | null {
  const work = useRecordContext<StaffSubmission>();
  const { isWorking, errors, run } = useDeed();
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<ConflictFacts | null>(null);
  const [read, setRead] = useState(0);
  if (!work) return null;
  // It is read anew then: what is typed here stays, until theirs is taken.
  const said = (facts: ConflictFacts) => {
    setConflict(facts);
    void queryClient.invalidateQueries();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { score: typedWhole(form.get('score')), words: String(form.get('words')) };
    const sent = { method: 'POST', body, version: work.version } as const;
    if (await run(`/api/admin/submission/${work.id}/mark`, sent, text.marked, said)) setConflict(null);
  };
  return (
    <form key={read} onSubmit={(event) => void submit(event)}>
      {conflict && (
        <SavedMeanwhile
          facts={conflict}
          onLoad={() => {
            setConflict(null);
            setRead((each) => each + 1);
          }}
        />
      )}
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
        <WholeNumberBox label={text.score} name="score" defaultValue={work.score} error={errors['score']} isRequired />
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

import { Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { dateTime } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { StaffQuestion } from '@suluh/api/types';
import { useState, type FormEvent, type ReactElement } from 'react';
import { SelectInput, useRecordContext } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { choicesOf } from '../fields/ChosenField.tsx';
import { CardList } from '../parts/CardList.tsx';
import type { ConflictFacts } from '../parts/ConflictFrame.tsx';
import { SavedMeanwhile } from '../parts/SavedMeanwhile.tsx';
import { useDeed } from '../parts/useDeed.ts';

const text = staffAppText.teaching;
const filters = [<SelectInput key="state" source="state" choices={choicesOf(text.states)} alwaysOn />];

function Question(): ReactElement | null {
  const question = useRecordContext<StaffQuestion>();
  const { isWorking, run } = useDeed();
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<ConflictFacts | null>(null);
  const [read, setRead] = useState(0);
  if (!question) return null;
  // It is read anew then: what is typed here stays, until theirs is taken.
  const said = (facts: ConflictFacts) => {
    setConflict(facts);
    void queryClient.invalidateQueries();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { answer: String(form.get('answer')), isPublic: form.get('isPublic') === 'on' };
    const sent = { method: 'PUT', body, version: question.version } as const;
    if (await run(`/api/admin/question/${question.id}/answer`, sent, text.answered, said)) setConflict(null);
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
        {question.learner} · {question.courseFullname}, {question.lessonTitle} · {dateTime(question.createdAt)}
      </Typography>
      <Typography variant="h2" component="h2" sx={{ my: 1, overflowWrap: 'anywhere' }}>
        {question.text}
      </Typography>
      <TextField
        label={text.answer}
        name="answer"
        defaultValue={question.answer ?? ''}
        multiline
        minRows={2}
        required
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
      <FormControlLabel
        control={<Checkbox name="isPublic" defaultChecked={question.isPublic} />}
        label={text.isPublic}
        sx={{ display: 'flex' }}
      />
      <Button type="submit" variant="contained" disabled={isWorking}>
        {text.send}
      </Button>
    </form>
  );
}

/** What learners ask, the oldest first, each with its answer right there. */
export const QuestionList = (): ReactElement => (
  <CardList
    title={text.questions}
    resource="question"
    filters={filters}
    filterDefaultValues={{ state: 'waiting' }}
    none={text.none}
  >
    <Question />
  </CardList>
);

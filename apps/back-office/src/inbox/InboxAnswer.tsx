import { Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import type { StaffInboxItem } from '@suluh/api/types';
import { endsByDecision } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useState, type ReactElement } from 'react';
import { AskDialog } from '../parts/AskDialog.tsx';
import type { ConflictFacts } from '../parts/ConflictFrame.tsx';
import { useDeed } from '../parts/useDeed.ts';

const text = staffAppText.inbox;

/** The number an answer has at most, and at least. */
const LENGTH = { minLength: 10, maxLength: 4000 };

interface InboxAnswerProps {
  item: StaffInboxItem;
  answersTo: string;
  /** Somebody else did something about it meanwhile: nothing was mailed, and what was typed stays. */
  onConflict: (facts: ConflictFacts) => void;
}

/** Answers who wrote by mail; the answer stands in the item's history (docs/product/staff.md#inbox). */
export function InboxAnswer({ item, answersTo, onConflict }: InboxAnswerProps): ReactElement {
  const { isWorking, run } = useDeed();
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState('');
  const send = async (fields: FormData) => {
    const sent = await run<StaffInboxItem>(
      `/api/admin/inbox/${encodeURIComponent(item.id)}/answer`,
      { method: 'POST', body: { answer, isDone: fields.get('isDone') !== null }, version: item.version },
      text.mailed,
      (facts) => {
        setOpen(false);
        onConflict(facts);
      },
    );
    if (!sent) return;
    setAnswer('');
    setOpen(false);
  };
  return (
    <>
      <Button disabled={isWorking} onClick={() => setOpen(true)}>
        {text.mail}
      </Button>
      <AskDialog
        title={text.mailTitle(answersTo)}
        isOpen={isOpen}
        isWorking={isWorking}
        onClose={() => setOpen(false)}
        onAnswer={(fields) => void send(fields)}
        deed={text.mail}
      >
        <TextField
          fullWidth
          margin="dense"
          label={text.mailLabel}
          helperText={text.mailHelp}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
          required
          multiline
          minRows={4}
          slotProps={{ htmlInput: LENGTH }}
        />
        {!endsByDecision(item.kind) && (
          <FormControlLabel control={<Checkbox name="isDone" />} label={text.mailDone} sx={{ minHeight: 44 }} />
        )}
      </AskDialog>
    </>
  );
}

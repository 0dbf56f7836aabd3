import { Button, type ButtonProps, Typography } from '@mui/material';
import { useState, type ReactElement } from 'react';
import { AskDialog } from './AskDialog.tsx';

interface AskedButtonProps {
  /** What the button says, and what is asked before. */
  words: { deed: string; title: string; body: string };
  isWorking: boolean;
  /** Does it; the question closes when it is done, however that went. */
  onAnswer: () => Promise<unknown>;
  variant?: ButtonProps['variant'];
}

/** A button of a deed that cannot be taken back: it is asked about once more. */
export function AskedButton({ words, isWorking, onAnswer, variant = 'text' }: AskedButtonProps): ReactElement {
  const [isAsking, setAsking] = useState(false);
  const answer = async () => {
    await onAnswer();
    setAsking(false);
  };
  return (
    <>
      <Button color="error" variant={variant} disabled={isWorking} onClick={() => setAsking(true)}>
        {words.deed}
      </Button>
      <AskDialog
        title={words.title}
        isOpen={isAsking}
        isWorking={isWorking}
        onClose={() => setAsking(false)}
        onAnswer={() => void answer()}
        deed={words.deed}
      >
        <Typography>{words.body}</Typography>
      </AskDialog>
    </>
  );
}

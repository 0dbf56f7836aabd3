import { Button, type ButtonProps, Typography } from '@mui/material';
import { useState, type ReactElement, type ReactNode } from 'react';
import { AskDialog } from './AskDialog.tsx';

interface AskedButtonProps {
  /** What the button says, and what is asked before. */
  words: { deed: string; title: string; body: string };
  isWorking: boolean;
  /** Does it; the question closes when it is done, however that went. */
  onAnswer: (fields: FormData) => Promise<unknown>;
  variant?: ButtonProps['variant'];
  /** Fields that are asked with it. */
  children?: ReactNode;
}

/** A button of a deed that cannot be taken back: it is asked about once more. */
export function AskedButton({
  words,
  isWorking,
  onAnswer,
  variant = 'text',
  children,
}: AskedButtonProps): ReactElement {
  const [isAsking, setAsking] = useState(false);
  const answer = async (fields: FormData) => {
    await onAnswer(fields);
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
        onAnswer={(fields) => void answer(fields)}
        deed={words.deed}
      >
        <Typography>{words.body}</Typography>
        {children}
      </AskDialog>
    </>
  );
}

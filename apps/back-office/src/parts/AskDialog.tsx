import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useId, type FormEvent, type ReactElement, type ReactNode } from 'react';

interface AskDialogProps {
  title: string;
  isOpen: boolean;
  isWorking?: boolean;
  /** Whoever asks says what is wrong at its field, not the browser. */
  noValidate?: boolean;
  onClose: () => void;
  /** What was typed into its fields, by their names. */
  onAnswer: (fields: FormData) => void;
  /** Name of the button that does it. */
  deed: string;
  children: ReactNode;
}

/** Asks before something is done that cannot be taken back, or wants a reason. */
export function AskDialog({
  title,
  isOpen,
  isWorking = false,
  noValidate = false,
  onClose,
  onAnswer,
  deed,
  children,
}: AskDialogProps): ReactElement {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    onAnswer(new FormData(event.currentTarget));
  };
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate={noValidate}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{staffAppText.form.cancel}</Button>
          <Button type="submit" variant="contained" disabled={isWorking}>
            {deed}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

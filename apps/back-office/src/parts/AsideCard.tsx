import { Button, Card, CardContent, Stack, Typography } from '@mui/material';
import type { FormEvent, ReactElement, ReactNode } from 'react';

/** What stands beside a record under a title of its own, and is saved apart from it. */
export const AsideCard = ({ title, children }: { title: string; children: ReactNode }): ReactElement => (
  <Card variant="outlined">
    <CardContent>
      <Typography variant="h2" component="h2" gutterBottom>
        {title}
      </Typography>
      {children}
    </CardContent>
  </Card>
);

interface AsideFormProps {
  /** Gets what was typed, by the names of the fields, and the form to empty once it is taken. */
  onSend: (fields: FormData, form: HTMLFormElement) => Promise<unknown>;
  /** Name of the button; null for who may look alone. */
  deed: string | null;
  children: ReactNode;
}

/** Fields that hold half of something, such as a day without its hour: the browser gives nothing for it. */
const halfTyped = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter((each) => each instanceof HTMLInputElement).filter(({ validity }) => validity.badInput);

/**
 * The form of such a card, whose faults are said at its fields and not by the browser. What is typed in half is not sent:
 * its field is told that it is invalid.
 */
export function AsideForm({ onSend, deed, children }: AsideFormProps): ReactElement {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation(); // it may stand beside another form
    const form = event.currentTarget;
    const half = halfTyped(form);
    half.forEach((field) => field.dispatchEvent(new Event('invalid')));
    half[0]?.focus();
    if (half.length === 0) void onSend(new FormData(form), form);
  };
  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2} sx={{ alignItems: 'flex-start', mt: 1 }}>
      {children}
      {deed !== null && (
        <Button type="submit" variant="outlined">
          {deed}
        </Button>
      )}
    </Stack>
  );
}

import { Button } from '@suluh/ui/buttons/Button';
import { TextField } from '@suluh/ui/forms/TextField';
import type { ReactElement } from 'react';

interface CodePanelProps {
  /** Where the code went. */
  sent: string;
  /** Address the code is posted to. */
  action: string;
  label: string;
  submit: string;
}

/** Asks for the code that was sent to a new address or number (docs/product/account.md#e-mail-address, #phone). */
export function CodePanel({ sent, action, label, submit }: CodePanelProps): ReactElement {
  return (
    <div className="panel changePassword">
      <p>{sent}</p>
      <form method="post" action={action}>
        <TextField name="otp" label={label} inputMode="numeric" autoComplete="one-time-code" maxLength={4} required />
        <Button type="submit" kind="flame" block>
          {submit}
        </Button>
      </form>
    </div>
  );
}

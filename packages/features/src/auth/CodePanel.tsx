import { Button } from '@suluh/ui/buttons/Button';
import { TextField } from '@suluh/ui/forms/TextField';
import type { ReactElement } from 'react';
import { PostedFields } from '../parts/posted-fields/index.ts';

interface CodePanelProps {
  /** Id of the account, which alone is shown a refused code again. */
  who: string;
  /** Where the code went. */
  sent: string;
  /** Address the code is posted to. */
  action: string;
  label: string;
  submit: string;
  /** The code that was refused, and what is wrong with how it is written. */
  typed: string | undefined;
  error: string | null;
}

/** Asks for the code that was sent to a new address or number (docs/product/account.md#e-mail-address, #phone). */
export function CodePanel({ who, sent, action, label, submit, typed, error }: CodePanelProps): ReactElement {
  return (
    <div className="panel changePassword">
      <p>{sent}</p>
      <form method="post" action={action}>
        <PostedFields values={{ who }} />
        <TextField
          name="otp"
          label={label}
          defaultValue={typed}
          error={error}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={4}
          required
        />
        <Button type="submit" kind="flame" block>
          {submit}
        </Button>
      </form>
    </div>
  );
}

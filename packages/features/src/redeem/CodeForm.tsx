import { redeemText } from '@suluh/i18n-id/account';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { TextField } from '@suluh/ui/forms/TextField';
import type { ReactElement } from 'react';
import { PostedFields } from '../parts/posted-fields/index.ts';

interface CodeFormProps {
  /** The page itself, which is asked for with the code. */
  action: string;
  code: string;
  /** Why the code or its exchange was refused. */
  problem: string | null;
}

/** Asks what a code opens. */
export const CodeForm = ({ action, code, problem }: CodeFormProps): ReactElement => (
  <form method="get" action={action} className="redeem-offer">
    <PostedFields values={{ periksa: '1' }} />
    <TextField
      name="kode"
      label={redeemText.code}
      icon="ticket"
      defaultValue={code}
      error={problem}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
    />
    <SubmitButton kind="line">{redeemText.check}</SubmitButton>
  </form>
);

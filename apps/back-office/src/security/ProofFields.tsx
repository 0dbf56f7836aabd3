import { Button, Stack, TextField } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { staffFactorText } from '@suluh/i18n-id/staffFactor';
import { useState, type ReactElement } from 'react';
import { knowsPasskeys, type Ways } from '../data/passkey.ts';

const { signIn } = staffAppText;
const { passkey, codes } = staffFactorText;

/** What somebody typed as a proof, out of the form its fields stand in. */
export const typedProof = (form: FormData): { code?: string; recoveryCode?: string } => {
  const [code, recoveryCode] = [String(form.get('code') ?? ''), String(form.get('recoveryCode') ?? '')];
  return { ...(code ? { code } : {}), ...(recoveryCode ? { recoveryCode } : {}) };
};

interface ProofFieldsProps {
  ways: Ways;
  isWorking: boolean;
  onPasskey: () => void;
}

/**
 * The ways to prove who one is, those that are set up: a passkey, a code of the authenticator, or a recovery code in place of
 * both (docs/product/staff.md#second-factor).
 */
export function ProofFields({ ways, isWorking, onPasskey }: ProofFieldsProps): ReactElement {
  const [isRecovering, setRecovering] = useState(false);
  return (
    <Stack spacing={1.5}>
      {ways.passkey && knowsPasskeys() && !isRecovering && (
        <Button variant={ways.hasAuthenticator ? 'outlined' : 'contained'} onClick={onPasskey} disabled={isWorking}>
          {passkey.use}
        </Button>
      )}
      {ways.hasAuthenticator && !isRecovering && (
        <TextField
          label={signIn.code}
          name="code"
          required
          autoFocus={!ways.passkey}
          autoComplete="one-time-code"
          helperText={signIn.codeHelp}
          slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '[0-9]{6}', maxLength: 6 } }}
        />
      )}
      {isRecovering ? (
        <TextField label={codes.field} name="recoveryCode" required autoFocus autoComplete="off" />
      ) : (
        <Button onClick={() => setRecovering(true)}>{codes.use}</Button>
      )}
    </Stack>
  );
}

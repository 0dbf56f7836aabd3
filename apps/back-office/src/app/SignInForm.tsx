import { Alert, Button, Stack, TextField } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useState, type FormEvent, type ReactElement } from 'react';
import { signIn, type Me } from '../data/auth.ts';
import { refusalOf } from '../data/call.ts';

const text = staffAppText.signIn;

interface SignInFormProps {
  /** Address that is known already. */
  email?: string;
  onSignedIn: (me: Me) => void;
}

/** E-mail, password and, where an authenticator is set up, its code. */
export function SignInForm({ email = '', onSignedIn }: SignInFormProps): ReactElement {
  const [isAskingCode, setAskingCode] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const field = (name: string) => String(form.get(name) ?? '');
    setWorking(true);
    setFailure(null);
    try {
      onSignedIn(await signIn({ email: field('email'), password: field('password'), code: field('code') }));
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.status === 'CODE_REQUIRED') setAskingCode(true);
      else setFailure(refusal?.message || text.failed);
    } finally {
      setWorking(false);
    }
  };

  return (
    <form onSubmit={submit}>
      <Stack spacing={1.5}>
        <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
        <TextField label={text.email} name="email" type="email" autoComplete="username" required defaultValue={email} />
        <TextField label={text.password} name="password" type="password" autoComplete="current-password" required />
        {isAskingCode && (
          <TextField
            label={text.code}
            name="code"
            required
            autoFocus
            autoComplete="one-time-code"
            helperText={text.codeHelp}
            slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '[0-9]{6}', maxLength: 6 } }}
          />
        )}
        <Button type="submit" variant="contained" disabled={isWorking}>
          {isWorking ? text.working : text.submit}
        </Button>
      </Stack>
    </form>
  );
}

import { Alert, Button, Stack, TextField } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useState, type FormEvent, type ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router';
import { officePath } from './officePath.ts';
import { call, refusalOf } from '../data/call.ts';
import { EntryPage } from './EntryPage.tsx';

const text = staffAppText.invitation;

/** Where a mailed invitation leads: somebody chooses the password of their account. */
export function InvitationPage(): ReactElement {
  const [query] = useSearchParams();
  const [state, setState] = useState<'open' | 'done' | string>('open');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    try {
      await call('/api/auth/reset-password', {
        method: 'POST',
        body: { token: query.get('token') ?? '', password },
        isQuiet: true,
      });
      setState('done');
    } catch (error) {
      setState(refusalOf(error)?.code === 400 ? text.help : text.invalid);
    }
  };
  if (state === 'done')
    return (
      <EntryPage title={text.title}>
        <Alert severity="success" sx={{ mb: 2 }}>
          {text.done}
        </Alert>
        <Button component={Link} to={officePath('login')} variant="contained" fullWidth>
          {staffAppText.signIn.submit}
        </Button>
      </EntryPage>
    );
  return (
    <EntryPage title={text.title} lead={text.lead}>
      <form onSubmit={submit}>
        <Stack spacing={1.5}>
          <div role="alert">{state !== 'open' && <Alert severity="error">{state}</Alert>}</div>
          <TextField
            label={text.password}
            name="password"
            type="password"
            autoComplete="new-password"
            helperText={text.help}
            required
            slotProps={{ htmlInput: { minLength: 8 } }}
          />
          <Button type="submit" variant="contained">
            {text.submit}
          </Button>
        </Stack>
      </form>
    </EntryPage>
  );
}

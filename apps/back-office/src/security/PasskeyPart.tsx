import { Button, List, ListItem, ListItemText, Stack, TextField, Typography } from '@mui/material';
import { refusedFieldText } from '@suluh/i18n-id/refusedField';
import { staffFactorText } from '@suluh/i18n-id/staffFactor';
import { useEffect, useState, type FormEvent, type ReactElement } from 'react';
import type { Me } from '../data/auth.ts';
import { call } from '../data/call.ts';
import { knowsPasskeys, makePasskey } from '../data/passkey.ts';
import type { Deed } from './SecurityPage.tsx';

const text = staffFactorText.passkey;

interface Passkey {
  id: string;
  name: string;
  createdAt: string;
  usedAt: string | null;
}

interface PasskeyPartProps {
  /** Changes when something about second factors did: the list is read again. */
  me: Me;
  run: Deed;
}

/** Passkeys by the names their person gave them. */
export function PasskeyPart({ me, run }: PasskeyPartProps): ReactElement {
  const [passkeys, setPasskeys] = useState<Passkey[]>([]);
  const [isNameless, setNameless] = useState(false);
  useEffect(() => {
    call<Passkey[]>('/api/staff/passkey').then(
      ({ data }) => setPasskeys(data),
      () => undefined,
    ); // the page says what fails
  }, [me]);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name')).trim();
    setNameless(name === '');
    if (name === '') return; // before the device makes a key that nobody would keep
    run(async () => {
      const now = await makePasskey(name);
      form.reset();
      return now;
    });
  };
  const remove = (id: string) =>
    run(async () => (await call<Me>(`/api/staff/passkey/${id}`, { method: 'DELETE' })).data);

  return (
    <Stack component="section" spacing={1.5}>
      <Typography variant="h2">{text.title}</Typography>
      <Typography>{text.lead}</Typography>
      {passkeys.length === 0 && <Typography>{text.none}</Typography>}
      {passkeys.length > 0 && (
        <List disablePadding>
          {passkeys.map(({ id, name, createdAt, usedAt }) => (
            <ListItem key={id} disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
              <ListItemText primary={name} secondary={usedAt ? text.used(usedAt) : text.since(createdAt)} />
              <Button onClick={() => remove(id)}>{text.remove(name)}</Button>
            </ListItem>
          ))}
        </List>
      )}
      {knowsPasskeys() ? (
        <form onSubmit={add}>
          <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
            <TextField
              label={text.name}
              name="name"
              required
              error={isNameless}
              helperText={isNameless ? refusedFieldText.required : text.nameHelp}
              slotProps={{ htmlInput: { maxLength: 60 } }}
            />
            <Button type="submit" variant="contained">
              {text.add}
            </Button>
          </Stack>
        </form>
      ) : (
        <Typography>{text.unsupported}</Typography>
      )}
    </Stack>
  );
}

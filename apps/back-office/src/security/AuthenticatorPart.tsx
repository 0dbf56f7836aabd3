import { Button, Stack, TextField, Typography } from '@mui/material';
import { staffFactorText } from '@suluh/i18n-id/staffFactor';
import { useState, type FormEvent, type ReactElement } from 'react';
import { encode } from 'uqr';
import type { Me } from '../data/auth.ts';
import { call } from '../data/call.ts';
import type { Deed } from './SecurityPage.tsx';

const text = staffFactorText.authenticator;
const PATH = '/api/staff/second-factor';

/** A QR code, drawn by what is dark. */
function Code({ words }: { words: string }): ReactElement {
  const { data, size } = encode(words, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={220} height={220} role="img" aria-label={text.picture}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

interface AuthenticatorPartProps {
  me: Me;
  run: Deed;
}

/** The authenticator: its secret is shown once, and a first code proves that it works. */
export function AuthenticatorPart({ me, run }: AuthenticatorPartProps): ReactElement {
  const [begun, setBegun] = useState<{ secret: string; address: string } | null>(null);
  const begin = () =>
    run(async () => {
      setBegun((await call<{ secret: string; address: string }>(PATH, { method: 'POST' })).data);
      return null;
    });
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code'));
    run(async () => {
      const { data } = await call<Me>(PATH, { method: 'PUT', body: { code } });
      setBegun(null);
      return data;
    });
  };
  const remove = () => run(async () => (await call<Me>(PATH, { method: 'DELETE' })).data);

  return (
    <Stack component="section" spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h2">{text.title}</Typography>
      {!begun && <Typography>{me.hasAuthenticator ? text.has : text.none}</Typography>}
      {me.hasAuthenticator && <Button onClick={remove}>{text.remove}</Button>}
      {!me.hasAuthenticator && !begun && (
        <Button variant="contained" onClick={begin}>
          {text.begin}
        </Button>
      )}
      {begun && (
        <form onSubmit={confirm}>
          <Stack spacing={2}>
            <Typography>{text.lead}</Typography>
            <Code words={begun.address} />
            <Typography>
              {text.secret} <code>{begun.secret}</code>
            </Typography>
            <TextField
              label={text.code}
              name="code"
              required
              autoComplete="one-time-code"
              slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '[0-9]{6}', maxLength: 6 } }}
            />
            <Button type="submit" variant="contained">
              {text.submit}
            </Button>
          </Stack>
        </form>
      )}
    </Stack>
  );
}

import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useState, type FormEvent, type ReactElement } from 'react';

import { encode } from 'uqr';
import { PageHead } from '../parts/PageHead.tsx';
import { forgetMe, type Me } from '../data/auth.ts';
import { call, refusalOf } from '../data/call.ts';

const text = staffAppText.factor;

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

/** Sets up an authenticator: its secret is shown once, and a first code proves that it works. */
export function SecondFactor({ me, onDone }: { me: Me; onDone: () => void }): ReactElement {
  const [begun, setBegun] = useState<{ secret: string; address: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const tell = (error: unknown) => setFailure(refusalOf(error)?.message ?? staffAppText.signIn.failed);

  const begin = () =>
    call<{ secret: string; address: string }>('/api/staff/second-factor', { method: 'POST' }).then(
      ({ data }) => setBegun(data),
      tell,
    );
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code'));
    return call('/api/staff/second-factor', { method: 'PUT', body: { code } }).then(() => {
      forgetMe();
      onDone();
    }, tell);
  };

  return (
    <Box sx={{ maxWidth: 520, py: 2 }}>
      <PageHead title={me.hasSecondFactor ? text.open : text.title} />
      <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
      {me.hasSecondFactor && <Alert severity="success">{text.has}</Alert>}
      {!me.hasSecondFactor && !begun && (
        <>
          <Typography sx={{ mb: 2 }}>{text.lead}</Typography>
          <Button variant="contained" onClick={begin}>
            {text.begin}
          </Button>
        </>
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
    </Box>
  );
}

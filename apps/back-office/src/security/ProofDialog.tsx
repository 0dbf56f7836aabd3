import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { staffFactorText } from '@suluh/i18n-id/staffFactor';
import { useEffect, useState, type FormEvent, type ReactElement } from 'react';
import { call, fieldTexts, refusalOf } from '../data/call.ts';
import { usePasskeyFor, type Proof, type Ways } from '../data/passkey.ts';
import { ProofFields, typedProof } from './ProofFields.tsx';

const text = staffFactorText.proof;
const FORM = 'proof';

const askWays = async (): Promise<Ways> => (await call<Ways>('/api/staff/proof/begin', { method: 'POST' })).data;

/**
 * Asks for a second factor, or for the password where there is none, before second factors change or data of people leaves
 * (docs/product/staff.md#what-leaves).
 */
export function ProofDialog({ onProved, onClose }: { onProved: () => void; onClose: () => void }): ReactElement {
  const [ways, setWays] = useState<Ways | null>(null);
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const tell = (error: unknown) =>
    setFailure(fieldTexts(error) || refusalOf(error)?.message || (error as Error).message);
  useEffect(() => {
    askWays().then(setWays, tell);
  }, []);

  const prove = async (proofOf: () => Promise<Proof>) => {
    setWorking(true);
    setFailure(null);
    try {
      await call('/api/staff/proof', { method: 'POST', body: await proofOf() });
      onProved();
    } catch (error) {
      tell(error);
      setWorking(false);
    }
  };
  const byPasskey = () =>
    void prove(async () => {
      const { passkey } = await askWays(); // a question is answered once
      return passkey ? usePasskeyFor(passkey) : {};
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation(); // it may stand over another form
    const form = new FormData(event.currentTarget);
    const typed: Proof = ways?.byPassword ? { password: String(form.get('password') ?? '') } : typedProof(form);
    if (ways?.passkey && Object.keys(typed).length === 0) byPasskey();
    else void prove(() => Promise.resolve(typed));
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby="proof-title" fullWidth maxWidth="xs">
      <DialogTitle id="proof-title">{text.title}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{ways?.byPassword ? text.byPassword : text.lead}</Typography>
        <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
        <form id={FORM} onSubmit={submit}>
          {ways?.byPassword === false && <ProofFields ways={ways} isWorking={isWorking} onPasskey={byPasskey} />}
          {ways?.byPassword && (
            <TextField
              label={text.password}
              name="password"
              type="password"
              required
              autoFocus
              fullWidth
              autoComplete="current-password"
            />
          )}
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{staffAppText.form.cancel}</Button>
        <Button type="submit" form={FORM} variant="contained" disabled={isWorking || !ways}>
          {text.submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

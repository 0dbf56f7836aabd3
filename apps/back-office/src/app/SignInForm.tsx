import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { signIn, type Me } from '../data/auth.ts';
import { refusalOf } from '../data/call.ts';
import { usePasskeyFor, type Proof, type Ways } from '../data/passkey.ts';
import { ProofFields, typedProof } from '../security/ProofFields.tsx';

const text = staffAppText.signIn;

/** The ways a refusal names to prove who one is; null for any other refusal. */
const waysIn = (error: unknown): Ways | null => {
  const refusal = refusalOf(error);
  return refusal?.status === 'CODE_REQUIRED' ? (refusal.data as Ways) : null;
};

interface SignInFormProps {
  /** Address that is known already. */
  email?: string;
  onSignedIn: (me: Me) => void;
}

/** E-mail and password, and then the second factor where one is set up. */
export function SignInForm({ email = '', onSignedIn }: SignInFormProps): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const [ways, setWays] = useState<Ways | null>(null);
  const isAnswered = useRef(false);
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const enter = (proof: Proof): Promise<Me> => {
    const typed = new FormData(form.current!);
    const field = (name: string) => String(typed.get(name) ?? '');
    return signIn({ email: field('email'), password: field('password'), ...proof });
  };
  const attempt = async (proofOf: () => Promise<Proof>) => {
    setWorking(true);
    setFailure(null);
    try {
      onSignedIn(await enter(await proofOf()));
    } catch (error) {
      const asked = waysIn(error);
      if (asked) {
        setWays(asked);
        isAnswered.current = false;
      } else setFailure(refusalOf(error)?.message || (error as Error).message || text.failed);
    } finally {
      setWorking(false);
    }
  };
  const askAnew = () =>
    enter({}).then(
      () => null,
      (error: unknown) => waysIn(error),
    );
  /** A question to a passkey is answered once: a second try has one of its own. */
  const byPasskey = () =>
    void attempt(async () => {
      const asked = isAnswered.current ? await askAnew() : ways;
      isAnswered.current = true;
      return asked?.passkey ? usePasskeyFor(asked.passkey) : {};
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedProof(new FormData(event.currentTarget));
    if (ways?.passkey && Object.keys(typed).length === 0) byPasskey();
    else void attempt(() => Promise.resolve(typed));
  };

  return (
    <form ref={form} onSubmit={submit}>
      <Stack spacing={1.5}>
        <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
        <TextField label={text.email} name="email" type="email" autoComplete="username" required defaultValue={email} />
        <TextField label={text.password} name="password" type="password" autoComplete="current-password" required />
        {ways && (
          <>
            <Typography>{text.second}</Typography>
            <ProofFields ways={ways} isWorking={isWorking} onPasskey={byPasskey} />
          </>
        )}
        <Button type="submit" variant="contained" disabled={isWorking}>
          {isWorking ? text.working : text.submit}
        </Button>
      </Stack>
    </form>
  );
}

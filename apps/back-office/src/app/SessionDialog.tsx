import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useEffect, useState, type ReactElement } from 'react';
import { officePath } from './officePath.ts';
import { forgetMe, type Me } from '../data/auth.ts';
import { whenSessionEnds } from '../data/call.ts';
import { SignInForm } from './SignInForm.tsx';

const text = staffAppText.signIn;

/**
 * Asks to sign in over the page when the session ended under it: what is typed below stays, and the call that met the
 * end is sent again. Somebody else who signs in begins anew.
 */
export function SessionDialog({ me }: { me: Me }): ReactElement {
  const [resume, setResume] = useState<(() => void) | null>(null);
  useEffect(() => {
    whenSessionEnds(() => new Promise((resolve) => setResume(() => resolve)));
    return () => whenSessionEnds(null);
  }, []);
  const signedIn = (now: Me) => {
    if (now.userId !== me.userId) return window.location.assign('/');
    setResume(null);
    resume?.();
  };
  const leave = () => {
    forgetMe();
    window.location.assign(officePath('login'));
  };
  return (
    <Dialog open={resume !== null} aria-labelledby="session-over" fullWidth maxWidth="xs">
      <DialogTitle id="session-over">{text.over}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{text.overBody}</Typography>
        <SignInForm email={me.email} onSignedIn={signedIn} />
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>{text.leave}</Button>
      </DialogActions>
    </Dialog>
  );
}

'use client';
import { emailVerificationText } from '@suluh/i18n-id/dialogs';
import { Button } from '@suluh/ui/buttons/Button';
import { Note } from '@suluh/ui/feedback/Note';
import { Suspense, useState, type ReactElement } from 'react';
import { lazyDialog, useOnceOpen } from '../parts/dialogs/index.ts';
import { useEmailVerification } from './useEmailVerification.ts';

const EmailVerificationDialog = lazyDialog(() =>
  import('./EmailVerificationDialog.tsx').then((module) => module.EmailVerificationDialog),
);

/** Asks a learner whose address is not proven to prove it: 'Lengkapi Profil' (docs/product/dialogs.md). */
export function EmailVerification({ email }: { email: string }): ReactElement {
  const [open, setOpen] = useState(false);
  const hasDialog = useOnceOpen(open);
  const verification = useEmailVerification();
  return (
    <Note tone="warning">
      <p>{emailVerificationText.body}</p>
      <Button kind="line" size="small" className="profileForm-verify" onClick={() => setOpen(true)}>
        {emailVerificationText.verify}
      </Button>
      {hasDialog && (
        <Suspense fallback={null}>
          <EmailVerificationDialog open={open} email={email} {...verification} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Note>
  );
}

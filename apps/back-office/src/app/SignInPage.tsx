import { Typography } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { EntryPage } from './EntryPage.tsx';
import { SignInForm } from './SignInForm.tsx';

const text = staffAppText.signIn;

/** The way in; afterwards the page that was asked for. */
export function SignInPage(): ReactElement {
  const { state } = useLocation() as { state: { nextPathname?: string; nextSearch?: string } | null };
  const target = state?.nextPathname ? `${state.nextPathname}${state.nextSearch ?? ''}` : '/';
  return (
    <EntryPage title={text.title}>
      <SignInForm onSignedIn={() => window.location.assign(target)} />
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {text.forgotten}
      </Typography>
    </EntryPage>
  );
}

import { pathTo } from '@suluh/domain/address';
import { AuthPage } from '@suluh/ui/auth/AuthPage';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { AuthStylesheet } from '@suluh/ui/stylesheets/AuthStylesheet';
import type { ReactElement } from 'react';
import { houseDye } from '../parts/brand/index.ts';
import { ForgotPasswordForm, ResetPasswordForm } from './PasswordForms.tsx';
import { forgotPasswordText, LINK_IS_SPENT, loginText, resetPasswordText } from './problem.ts';
import { problemOf, value, type AuthScreenProps } from './search.ts';

/** Asks for a reset link; says the same whether the address is known or not. */
export function ForgotPasswordScreen({ context, search }: AuthScreenProps): ReactElement {
  const { tenant } = context;
  const sent = value(search, 'sent');
  const login = (
    <a className="type-link" href={pathTo(tenant.routes, 'login')}>
      {forgotPasswordText.backToLogin}
    </a>
  );
  return (
    <>
      <AuthStylesheet />
      <AuthPage
        title={sent ? forgotPasswordText.sentTitle : forgotPasswordText.title}
        lead={sent ? forgotPasswordText.sentBody(sent) : forgotPasswordText.lead}
        house={houseDye(tenant)}
        footer={login}
      >
        {!sent && <ForgotPasswordForm problem={problemOf(search)} />}
      </AuthPage>
    </>
  );
}

/** Sets a new password by the mailed link, or says that the link no longer works. */
export function ResetPasswordScreen({ context, search }: AuthScreenProps): ReactElement {
  const { tenant } = context;
  const token = value(search, 'token');
  if (value(search, 'done')) {
    return (
      <>
        <AuthStylesheet />
        <AuthPage title={resetPasswordText.doneTitle} lead={resetPasswordText.doneBody} house={houseDye(tenant)}>
          <ButtonLink kind="flame" size="large" block href={pathTo(tenant.routes, 'login')}>
            {resetPasswordText.login}
          </ButtonLink>
        </AuthPage>
      </>
    );
  }
  if (!token || value(search, 'error') === LINK_IS_SPENT) {
    return (
      <>
        <AuthStylesheet />
        <AuthPage title={resetPasswordText.invalidTitle} lead={resetPasswordText.invalidBody} house={houseDye(tenant)}>
          <ButtonLink kind="flame" size="large" block href={pathTo(tenant.routes, 'forgotPassword')}>
            {resetPasswordText.askAgain}
          </ButtonLink>
        </AuthPage>
      </>
    );
  }
  return (
    <>
      <AuthStylesheet />
      <AuthPage title={resetPasswordText.title} house={houseDye(tenant)}>
        <ResetPasswordForm token={token} problem={problemOf(search)} />
      </AuthPage>
    </>
  );
}

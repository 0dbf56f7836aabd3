import { pathTo } from '@suluh/domain/address';
import { AuthPage } from '@suluh/ui/auth/AuthPage';
import { AuthStylesheet } from '@suluh/ui/stylesheets/AuthStylesheet';
import type { ReactElement } from 'react';
import { houseDye } from '../parts/brand/index.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { forgotPasswordText } from './problem.ts';
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

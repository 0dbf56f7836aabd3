import { pathTo } from '@suluh/domain/address';
import { FORGOT_PASSWORD_FORM } from '@suluh/domain/validation';
import { AuthPage } from '@suluh/ui/auth/AuthPage';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { AuthStylesheet } from '@suluh/ui/stylesheets/AuthStylesheet';
import type { ReactElement } from 'react';
import { houseDye } from '../parts/brand/index.ts';
import { draftIn } from '../parts/rule-form/draftIn.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { forgotPasswordText } from './problem.ts';
import { problemOf, value, type AuthScreenProps } from './search.ts';

/** Asks for a reset link; says the same whether the address is known or not. */
export async function ForgotPasswordScreen({ context, search }: AuthScreenProps): Promise<ReactElement> {
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
        lead={sent ? forgotPasswordText.sentBody : forgotPasswordText.lead}
        house={houseDye(tenant)}
        footer={login}
      >
        {sent && (
          <ButtonLink kind="line" block href={pathTo(tenant.routes, 'forgotPassword')}>
            {forgotPasswordText.askAgain}
          </ButtonLink>
        )}
        {!sent && (
          <ForgotPasswordForm problem={problemOf(search)} draft={await draftIn(FORGOT_PASSWORD_FORM, search)} />
        )}
      </AuthPage>
    </>
  );
}

import { pathTo } from '@suluh/domain/address';
import { RESET_PASSWORD_FORM } from '@suluh/domain/validation';
import { AuthPage } from '@suluh/ui/auth/AuthPage';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { AuthStylesheet } from '@suluh/ui/stylesheets/AuthStylesheet';
import type { ReactElement } from 'react';
import { houseDye } from '../parts/brand/index.ts';
import { draftIn } from '../parts/rule-form/draftIn.ts';
import { LINK_IS_SPENT } from './linkIsSpent.ts';
import { passwordRules } from './passwordRules.ts';
import { resetPasswordText } from './problem.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { problemOf, value, type AuthScreenProps } from './search.ts';

/** Sets a new password by the mailed link, or says that the link no longer works. */
export async function ResetPasswordScreen({ context, search }: AuthScreenProps): Promise<ReactElement> {
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
        <ResetPasswordForm
          token={token}
          problem={problemOf(search)}
          draft={await draftIn(RESET_PASSWORD_FORM, search)}
          rules={passwordRules('')}
        />
      </AuthPage>
    </>
  );
}

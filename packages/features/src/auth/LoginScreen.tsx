import { apiPath, pathTo, signInPath } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { LOGIN_FORM } from '@suluh/domain/validation';
import { invitationText } from '@suluh/i18n-id/internship';
import { readSession, sessionHasEnded } from '@suluh/session/guard';
import { AuthPage } from '@suluh/ui/auth/AuthPage';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import { AuthStylesheet } from '@suluh/ui/stylesheets/AuthStylesheet';
import { redirect } from 'next/navigation';
import type { ReactElement } from 'react';
import { houseDye } from '../parts/brand/index.ts';
import { RENEW_PARAMETER, sessionScope } from '../parts/context/index.ts';
import { RenewSession } from '../parts/session-renewal/index.ts';
import { draftIn } from '../parts/rule-form/draftIn.ts';
import { JoinOffer } from './JoinOffer.tsx';
import { LoginForm } from './LoginForm.tsx';
import { loginText } from './problem.ts';
import { problemOf, targetOf, value, type AuthScreenProps } from './search.ts';
import { SignInElsewhere } from './SignInElsewhere.tsx';

/** Login of a tenant: the form, or the way to the partner's own sign-in. Who is logged in is led on. */
export async function LoginScreen({ context, search }: AuthScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes, capabilities } = tenant;
  const target = await targetOf(context, search);
  const problem = problemOf(search);
  if (problem === null && (await readSession(sessionScope(tenant)))) {
    if (value(search, RENEW_PARAMETER))
      return <RenewSession href={apiPath(routes, `/api/session/renew?returnTo=${encodeURIComponent(target)}`)} />;
    redirect(target);
  }
  const external = capabilities.hasExternalSignIn;
  const hasEnded = problem === null && (await sessionHasEnded(sessionScope(tenant)));
  return (
    <>
      <AuthStylesheet />
      <AuthPage
        title={loginText.title}
        lead={loginText.lead}
        house={houseDye(tenant)}
        footer={
          capabilities.takesInvitations ? (
            <>
              {invitationText.offer}{' '}
              <a className="type-link" href={pathTo(routes, 'invitation')}>
                {invitationText.offerLink}
              </a>
            </>
          ) : (
            capabilities.canRegister && (
              <>
                {loginText.noAccount}{' '}
                <a
                  className="type-link"
                  href={withQuery(signInPath(routes, 'register', target), { referral: value(search, 'referral') })}
                >
                  {loginText.register}
                </a>
              </>
            )
          )
        }
      >
        {hasEnded && <Note>{loginText.sessionEnded}</Note>}
        {external ? (
          <>
            {problem && (
              <Note tone="error" alert>
                {problem}
              </Note>
            )}
            <ButtonLink kind="flame" size="large" block href={pathTo(routes, 'externalSignIn', { redirectTo: target })}>
              {loginText.partner(tenant.productName)}
            </ButtonLink>
          </>
        ) : (
          <>
            <LoginForm
              target={target}
              problem={problem}
              draft={await draftIn(LOGIN_FORM, search)}
              forgotPasswordHref={pathTo(routes, 'forgotPassword')}
            />
            {capabilities.canRegister && <JoinOffer tenant={tenant} target={target} />}
            <SignInElsewhere context={context} target={target} />
          </>
        )}
      </AuthPage>
    </>
  );
}

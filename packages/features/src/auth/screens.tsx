import { apiPath, isOnFace, movedPath, pathTo, signInPath } from '@suluh/domain/address';
import { safeRedirectTarget } from '@suluh/domain/session';
import { joinText } from '@suluh/i18n-id/auth';
import { invitationText } from '@suluh/i18n-id/internship';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { AuthPage } from '@suluh/ui/auth/AuthPage';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import { AuthStylesheet } from '@suluh/ui/stylesheets/AuthStylesheet';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import type { ReactElement } from 'react';
import { readSession } from '@suluh/session/guard';
import { houseDye } from '../parts/brand/index.ts';
import { RENEW_PARAMETER, sessionScope, type AppContext } from '../parts/context/index.ts';
import { RenewSession } from '../parts/session-renewal/index.ts';
import { LoginForm } from './LoginForm.tsx';
import { ForgotPasswordForm, ResetPasswordForm } from './PasswordForms.tsx';
import { forgotPasswordText, LINK_IS_SPENT, loginText, registerText, resetPasswordText } from './problem.ts';
import { postedProblem } from './postedProblem.ts';
import { SignInElsewhere } from './SignInElsewhere.tsx';
import { RegisterForm } from './RegisterForm.tsx';

export interface AuthScreenProps {
  context: AppContext;
  search: Record<string, string | string[] | undefined>;
}

const value = (search: AuthScreenProps['search'], name: string): string | undefined => {
  const found = search[name];
  return typeof found === 'string' && found !== '' ? found : undefined;
};

/** Origin of the site as the browser names it, to know its own full addresses by. */
async function siteOrigin(): Promise<string> {
  const sent = await headers();
  const host = sent.get('x-forwarded-host') ?? sent.get('host') ?? '';
  return `${sent.get('x-forwarded-proto')?.split(',')[0] ?? 'http'}://${host}`;
}

/**
 * Where to go after login: only to this site, the tenant's home otherwise (R24). Former addresses lead to
 * today's.
 */
export async function targetOf({ tenant }: AppContext, search: AuthScreenProps['search']): Promise<string> {
  const target = safeRedirectTarget(value(search, tenant.routes.returnParameter), await siteOrigin());
  return target === '/' ? pathTo(tenant.routes, 'home') : (movedPath(tenant.routes, target) ?? target);
}

const problemOf = (search: AuthScreenProps['search']): string | null => {
  const code = value(search, 'error');
  return code === undefined ? null : postedProblem(code, value(search, 'wait'));
};

/** The way for who has an account already, at another site of ours. */
const JoinOffer = ({ tenant: { routes }, target }: { tenant: TenantConfig; target: string }): ReactElement => (
  <p>
    {joinText.offer}{' '}
    <a className="type-link" href={signInPath(routes, 'join', target)}>
      {joinText.offerLink}
    </a>
  </p>
);

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
                <a className="type-link" href={signInPath(routes, 'register', target)}>
                  {loginText.register}
                </a>
              </>
            )
          )
        }
      >
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
            <LoginForm target={target} problem={problem} forgotPasswordHref={pathTo(routes, 'forgotPassword')} />
            {capabilities.canRegister && <JoinOffer tenant={tenant} target={target} />}
            <SignInElsewhere context={context} target={target} />
          </>
        )}
      </AuthPage>
    </>
  );
}

/** Registration of a tenant; not found where it has none (docs/product/session.md#visitors). */
export async function RegisterScreen({ context, search }: AuthScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  if (!tenant.capabilities.canRegister) notFound();
  const target = await targetOf(context, search);
  if (await readSession(sessionScope(tenant))) redirect(target);
  return (
    <>
      <AuthStylesheet />
      <AuthPage
        title={registerText.title}
        lead={registerText.lead}
        house={houseDye(tenant)}
        footer={
          <>
            {registerText.haveAccount}{' '}
            <a className="type-link" href={signInPath(tenant.routes, 'login', target)}>
              {registerText.login}
            </a>
          </>
        }
      >
        <RegisterForm
          target={target}
          problem={problemOf(search)}
          {...(isOnFace('referralCode', tenant.routes.face) ? { referral: value(search, 'referral') ?? '' } : {})}
        />
        <JoinOffer tenant={tenant} target={target} />
        <SignInElsewhere context={context} target={target} />
      </AuthPage>
    </>
  );
}

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

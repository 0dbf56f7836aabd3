import { pathTo } from '@suluh/domain/address';
import { CHANGE_PASSWORD_FORM } from '@suluh/domain/validation';
import { changePasswordText } from '@suluh/i18n-id/auth';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { PlainAccountFrame } from '../parts/account/PlainAccountFrame.tsx';
import { type AppContext, learnerApi, outcomeOf, renewWhenOver } from '../parts/context/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import { draftIn } from '../parts/rule-form/draftIn.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { passwordRules } from './passwordRules.ts';
import { ChangePasswordStylesheet } from './ChangePasswordStylesheet.tsx';
import { LoginList } from './LoginList.tsx';

interface ChangePasswordScreenProps {
  context: AppContext;
  search: SearchParams;
}

/** A password that was wrong is said in the words of this form. */
const problemOf = (search: SearchParams): string | null =>
  search.error === 'FORBIDDEN' ? changePasswordText.wrongOld : formProblem(search);

/**
 * /change-password: another password, and where the account is logged in (docs/product/session.md#logins). Not where
 * passwords are a partner's.
 */
export async function ChangePasswordScreen({ context, search }: ChangePasswordScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  if (tenant.capabilities.hasExternalSignIn) notFound();
  const path = pathTo(tenant.routes, 'changePassword');
  const api = await learnerApi(context, path);
  const logins = outcomeOf(await api.GET('/api/auth/login-sessions'));
  if (logins.kind !== 'found') {
    renewWhenOver(logins.failure, tenant, path);
    return <LoadFailure failure={logins.failure} retryHref={path} />;
  }
  return (
    <PlainAccountFrame context={context} path={path} title={changePasswordText.title}>
      <ChangePasswordStylesheet />
      <div className="panel changePassword">
        <ChangePasswordForm
          rules={passwordRules('')}
          problem={problemOf(search)}
          draft={await draftIn(CHANGE_PASSWORD_FORM, search)}
        />
        <a className="type-link" href={pathTo(tenant.routes, 'forgotPassword')}>
          {changePasswordText.forgotten}
        </a>
      </div>
      <LoginList logins={logins.data.data} routes={tenant.routes} hasEnded={search.ended === '1'} />
    </PlainAccountFrame>
  );
}

/** /change-password/success: it was changed, and other logins have ended. */
export function PasswordChangedScreen({ context }: { context: AppContext }): ReactElement {
  const { tenant } = context;
  const path = pathTo(tenant.routes, 'passwordChanged');
  return (
    <PlainAccountFrame context={context} path={path} title={changePasswordText.doneTitle}>
      <ChangePasswordStylesheet />
      <div className="panel changePassword">
        <Note tone="success">{changePasswordText.doneBody}</Note>
        <ButtonLink block href={pathTo(tenant.routes, 'profile')}>
          {changePasswordText.done}
        </ButtonLink>
      </div>
    </PlainAccountFrame>
  );
}

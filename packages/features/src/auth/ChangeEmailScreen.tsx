import { apiPath, pathTo } from '@suluh/domain/address';
import { CHANGE_EMAIL_FORM } from '@suluh/domain/validation';
import { changeEmailText, passwordEyeText } from '@suluh/i18n-id/auth';
import { Button } from '@suluh/ui/buttons/Button';
import { Note } from '@suluh/ui/feedback/Note';
import { PasswordField } from '@suluh/ui/forms/PasswordField';
import { TextField } from '@suluh/ui/forms/TextField';
import type { ReactElement } from 'react';
import { PlainAccountFrame } from '../parts/account/PlainAccountFrame.tsx';
import { type AppContext, learnerApi, learnerIn, outcomeOf, renewWhenOver } from '../parts/context/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import { drafted } from '../parts/rule-form/drafted.ts';
import { draftOf } from '../parts/rule-form/draft.ts';
import { typedIn } from '../parts/rule-form/draftIn.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';
import { ChangePasswordStylesheet } from './ChangePasswordStylesheet.tsx';
import { CodePanel } from './CodePanel.tsx';
import { codeError } from './typedCode.ts';

interface ChangeEmailScreenProps {
  context: AppContext;
  search: SearchParams;
}

const TEXTS: Readonly<Record<string, string>> = {
  FORBIDDEN: changeEmailText.wrongPassword,
  LOGIN_AGAIN: changeEmailText.loginAgain,
  ALREADY_REGISTERED: changeEmailText.taken,
  CONFLICT: changeEmailText.same,
  OTP_WAIT: changeEmailText.wait,
  OTP_INVALID: changeEmailText.wrongCode,
};
const problemOf = (search: SearchParams): string | null => TEXTS[String(search.error)] ?? formProblem(search);

/**
 * /change-email: another address, then the code that was mailed to it (docs/product/account.md#e-mail-address). Plain
 * forms.
 */
export async function ChangeEmailScreen({ context, search }: ChangeEmailScreenProps): Promise<ReactElement> {
  const { routes } = context.tenant;
  const path = pathTo(routes, 'changeEmail');
  const api = await learnerApi(context, path);
  const outcome = outcomeOf(await api.GET('/api/profile/credentials'));
  if (outcome.kind !== 'found') {
    renewWhenOver(outcome.failure, context.tenant, path);
    return <LoadFailure failure={outcome.failure} retryHref={path} />;
  }
  const { email, pendingEmail, hasPassword } = outcome.data.data;
  const who = (await learnerIn(context, path)).id;
  const typed = await typedIn(search, who);
  const wrongCode = codeError(typed?.otp, pendingEmail);
  const problem = wrongCode ? null : problemOf(search); // the field says it better
  const draft = typed?.otp === undefined ? draftOf(CHANGE_EMAIL_FORM, typed) : null;
  return (
    <PlainAccountFrame context={context} path={path} title={changeEmailText.title}>
      <ChangePasswordStylesheet />
      {problem && (
        <Note tone="error" alert>
          {problem}
        </Note>
      )}
      {search.saved === '1' && <Note tone="success">{changeEmailText.done(email)}</Note>}
      {pendingEmail && (
        <CodePanel
          who={who}
          sent={changeEmailText.sent(pendingEmail)}
          action={apiPath(routes, '/api/form/email-confirm')}
          label={changeEmailText.code}
          submit={changeEmailText.confirm}
          typed={typed?.otp}
          error={wrongCode}
        />
      )}
      <div className="panel changePassword">
        <p>{changeEmailText.current(email)}</p>
        <form method="post" action={apiPath(routes, '/api/form/email-change')} noValidate>
          <PostedFields values={{ who }} />
          <TextField
            name="email"
            type="email"
            label={changeEmailText.email}
            {...drafted(draft, 'email')}
            autoComplete="email"
            required
          />
          {hasPassword ? (
            <PasswordField
              name="password"
              label={changeEmailText.password}
              error={draft?.errors.password}
              labels={passwordEyeText}
              autoComplete="current-password"
              required
            />
          ) : (
            <Note>{changeEmailText.withoutPassword}</Note>
          )}
          <Button type="submit" kind={pendingEmail ? 'line' : 'flame'} block>
            {changeEmailText.submit}
          </Button>
        </form>
        <a className="type-link" href={pathTo(routes, 'profile')}>
          {changeEmailText.back}
        </a>
      </div>
    </PlainAccountFrame>
  );
}

import { apiPath, pathTo, signInPath } from '@suluh/domain/address';
import { JOIN_FORM } from '@suluh/domain/validation';
import { joinText, loginText, registerText, passwordEyeText } from '@suluh/i18n-id/auth';
import { AuthPage } from '@suluh/ui/auth/AuthPage';
import { Button } from '@suluh/ui/buttons/Button';
import { Note } from '@suluh/ui/feedback/Note';
import { CheckboxField } from '@suluh/ui/forms/CheckboxField';
import { PasswordField } from '@suluh/ui/forms/PasswordField';
import { TextField } from '@suluh/ui/forms/TextField';
import { AuthStylesheet } from '@suluh/ui/stylesheets/AuthStylesheet';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { houseDye } from '../parts/brand/index.ts';
import type { AppContext } from '../parts/context/index.ts';
import { drafted } from '../parts/rule-form/drafted.ts';
import { draftIn } from '../parts/rule-form/draftIn.ts';
import { postedProblem } from './postedProblem.ts';
import { targetOf, type AuthScreenProps } from './search.ts';

const TEXTS: Readonly<Record<string, string>> = {
  NO_MEMBERSHIP: joinText.over,
  EMAIL_UNPROVEN: joinText.unproven,
};

function problemOf({ error, wait }: AuthScreenProps['search']): string | null {
  if (typeof error !== 'string') return null;
  return TEXTS[error] ?? postedProblem(error, typeof wait === 'string' ? wait : undefined);
}

interface ConsentProps extends Pick<AppContext, 'tenant'> {
  isGiven: boolean;
  error: string | undefined;
}

const Consent = ({ tenant: { routes }, isGiven, error }: ConsentProps): ReactElement => (
  <CheckboxField name="consent" defaultChecked={isGiven} error={error} required>
    {registerText.consent.before}
    <a className="type-link" href={pathTo(routes, 'terms')} target="_blank">
      {registerText.consent.terms}
    </a>
    {registerText.consent.and}
    <a className="type-link" href={pathTo(routes, 'privacy')} target="_blank">
      {registerText.consent.privacy}
    </a>
    {registerText.consent.end}
  </CheckboxField>
);

/**
 * Takes an account of another site of ours to this one, by its password or by a mailed link
 * (docs/product/session.md#several-areas). One plain form with two buttons: the mail needs no password.
 */
export async function JoinScreen({ context, search }: AuthScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes, capabilities, productName } = tenant;
  if (!capabilities.canRegister) notFound();
  const target = await targetOf(context, search);
  const problem = problemOf(search);
  const draft = await draftIn(JOIN_FORM, search);
  return (
    <>
      <AuthStylesheet />
      <AuthPage
        title={joinText.title}
        lead={joinText.lead(productName)}
        house={houseDye(tenant)}
        footer={
          <a className="type-link" href={signInPath(routes, 'login', target)}>
            {loginText.title}
          </a>
        }
      >
        {problem && (
          <Note tone="error" alert>
            {problem}
          </Note>
        )}
        {search.sent && <Note tone="success">{joinText.sent}</Note>}
        <form method="post" action={apiPath(routes, '/api/form/join')} noValidate>
          <input type="hidden" name="redirectTo" value={target} />
          <TextField
            name="email"
            type="email"
            label={joinText.email}
            {...drafted(draft, 'email')}
            autoComplete="email"
            required
          />
          <PasswordField
            name="password"
            label={joinText.password}
            labels={passwordEyeText}
            autoComplete="current-password"
          />
          <Consent tenant={tenant} isGiven={Boolean(draft?.values.consent)} error={draft?.errors.consent} />
          <Button type="submit" kind="flame" size="large" block>
            {joinText.submit}
          </Button>
          <p className="type-small">{joinText.noPassword}</p>
          <Button type="submit" kind="line" block name="way" value="mail">
            {joinText.mail}
          </Button>
        </form>
      </AuthPage>
    </>
  );
}

import { apiPath, pathTo } from '@suluh/domain/address';
import { SIGN_IN_PROVIDERS } from '@suluh/domain/session';
import { linkAccountText, loginText, providerName, passwordEyeText } from '@suluh/i18n-id/auth';
import { AuthPage } from '@suluh/ui/auth/AuthPage';
import { Button } from '@suluh/ui/buttons/Button';
import { Note } from '@suluh/ui/feedback/Note';
import { PasswordField } from '@suluh/ui/forms/PasswordField';
import { AuthStylesheet } from '@suluh/ui/stylesheets/AuthStylesheet';
import type { ReactElement } from 'react';
import { houseDye } from '../parts/brand/index.ts';
import { postedProblem } from './postedProblem.ts';
import { LINK_IS_SPENT } from './linkIsSpent.ts';
import type { AuthScreenProps } from './search.ts';

const TEXTS: Readonly<Record<string, string>> = {
  INVALID_CREDENTIALS: linkAccountText.wrong,
  [LINK_IS_SPENT]: linkAccountText.over,
  BAD_REQUEST: linkAccountText.over,
  EMAIL_UNPROVEN: linkAccountText.unproven,
};

/**
 * Where somebody who signed in elsewhere proves once that the account with their e-mail address is theirs: by its
 * password or by a mailed link. Plain forms; what ties them to the sign-in is a cookie out of reach of scripts.
 */
export function LinkScreen({ context: { tenant }, search }: AuthScreenProps): ReactElement {
  const { token, sent, error, wait } = search;
  const provider = SIGN_IN_PROVIDERS.find((each) => each === search.with);
  const partner = provider ? providerName[provider] : tenant.productName;
  const way = <input type="hidden" name="with" value={provider ?? ''} />;
  const isMailed = typeof token === 'string' && token !== '';
  const problem =
    typeof error === 'string'
      ? (TEXTS[error] ?? postedProblem(error, typeof wait === 'string' ? wait : undefined))
      : null;
  const loginLink = (
    <a className="type-link" href={pathTo(tenant.routes, 'login')}>
      {provider ? linkAccountText.back : loginText.partner(partner)}
    </a>
  );
  return (
    <>
      <AuthStylesheet />
      <AuthPage
        title={linkAccountText.title}
        lead={isMailed ? linkAccountText.mailed(partner) : linkAccountText.lead(partner)}
        house={houseDye(tenant)}
        footer={loginLink}
      >
        {problem && (
          <Note tone="error" alert>
            {problem}
          </Note>
        )}
        {sent && <Note tone="success">{linkAccountText.sent}</Note>}
        <form method="post" action={apiPath(tenant.routes, '/api/form/link-account')}>
          {way}
          {isMailed ? (
            <input type="hidden" name="mailToken" value={token} />
          ) : (
            <PasswordField
              name="password"
              label={linkAccountText.password}
              labels={passwordEyeText}
              autoComplete="current-password"
              required
            />
          )}
          <Button type="submit" kind="flame" size="large" block>
            {linkAccountText.submit}
          </Button>
        </form>
        {!isMailed && !sent && (
          <form method="post" action={apiPath(tenant.routes, '/api/form/link-mail')}>
            {way}
            <p className="type-small">{linkAccountText.noPassword}</p>
            <Button type="submit" kind="line" block>
              {linkAccountText.mail}
            </Button>
          </form>
        )}
      </AuthPage>
    </>
  );
}

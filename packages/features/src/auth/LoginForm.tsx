'use client';
import { apiPath } from '@suluh/domain/address';
import type { LOGIN_FORM } from '@suluh/domain/validation';
import { loginText } from '@suluh/i18n-id/login';
import { passwordEyeText } from '@suluh/i18n-id/passwordEye';
import { broadcastReload } from '@suluh/session/browser';
import { Button } from '@suluh/ui/buttons/Button';
import { PasswordField } from '@suluh/ui/forms/PasswordField';
import { TextField } from '@suluh/ui/forms/TextField';
import type { ReactElement } from 'react';
import { browserApi } from '../parts/api-client/index.ts';
import { FormProblem, useWakingForm, type Draft } from '../parts/rule-form/index.ts';
import { useTenant } from '../parts/tenant/index.ts';

interface LoginFormProps {
  /** Same-site path to go to afterwards. */
  target: string;
  /** Refusal of a form that was sent before JavaScript. */
  problem: string | null;
  /** What was typed when it was. */
  draft?: Draft<typeof LOGIN_FORM> | null;
  forgotPasswordHref: string;
}

/** E-mail and password. Works before JavaScript as a plain form. */
export function LoginForm({ target, problem, draft = null, forgotPasswordHref }: LoginFormProps): ReactElement {
  const tenant = useTenant();
  const api = browserApi(tenant.routes);
  const form = useWakingForm(
    () => import('./awake.ts').then(({ liveForm, LOGIN_FORM }) => liveForm(LOGIN_FORM)),
    (values) => import('./awake.ts').then(({ logIn }) => logIn(api, values, tenant)),
    () => {
      broadcastReload(tenant.id);
      window.location.assign(target);
    },
    draft,
  );
  return (
    <form method="post" action={apiPath(tenant.routes, '/api/form/login')} {...form.props}>
      <FormProblem form={form} posted={problem} />
      <input type="hidden" name="redirectTo" value={target} />
      <TextField
        {...form.field('email')}
        type="email"
        label={loginText.email}
        placeholder={loginText.emailPlaceholder}
        autoComplete="email"
        required
      />
      <PasswordField {...form.field('password')} label={loginText.password} labels={passwordEyeText} required />
      <div className="authPage-row">
        <a className="type-link" href={forgotPasswordHref}>
          {loginText.forgot}
        </a>
      </div>
      <Button type="submit" kind="flame" size="large" block loading={form.busy}>
        {form.busy ? loginText.submitting : loginText.submit}
      </Button>
    </form>
  );
}

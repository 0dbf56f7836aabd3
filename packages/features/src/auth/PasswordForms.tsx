'use client';
import { apiPath } from '@suluh/domain/address';
import { forgotPasswordText, loginText, resetPasswordText } from '@suluh/i18n-id/auth';
import { Button } from '@suluh/ui/buttons/Button';
import { TextField } from '@suluh/ui/forms/TextField';
import type { ReactElement } from 'react';
import { browserApi } from '../parts/api-client/index.ts';
import { FormProblem, useWakingForm } from '../parts/rule-form/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { LINK_IS_SPENT } from './problem.ts';
import { askForReset, resetPassword } from './calls.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

const withQuery = (query: string) => `${window.location.pathname}?${query}`;

/** Asks for the mail with the reset link. The answer is the same for an unknown address. */
export function ForgotPasswordForm({ problem }: { problem: string | null }): ReactElement {
  const tenant = useTenant();
  const api = browserApi(tenant.routes);
  const form = useWakingForm(
    () => import('./awake.ts').then(({ liveForm, FORGOT_PASSWORD_FORM }) => liveForm(FORGOT_PASSWORD_FORM)),
    (values) => askForReset(api, values, tenant),
    ({ email }) => window.location.assign(withQuery(`sent=${encodeURIComponent(email)}`)),
  );
  return (
    <form method="post" action={apiPath(tenant.routes, '/api/form/forgot-password')} {...form.props}>
      <FormProblem form={form} posted={problem} />
      <TextField
        {...form.field('email')}
        type="email"
        label={forgotPasswordText.email}
        placeholder={loginText.emailPlaceholder}
        autoComplete="email"
        required
      />
      <Button type="submit" kind="flame" size="large" block loading={form.busy}>
        {form.busy ? forgotPasswordText.submitting : forgotPasswordText.submit}
      </Button>
    </form>
  );
}

/** Sets a new password with the token of the mailed link. */
export function ResetPasswordForm({ token, problem }: { token: string; problem: string | null }): ReactElement {
  const { routes } = useTenant();
  const api = browserApi(routes);
  const form = useWakingForm(
    () =>
      import('./awake.ts').then(({ liveForm, RESET_PASSWORD_FORM, REPEATED }) =>
        liveForm(RESET_PASSWORD_FORM, { password: REPEATED }),
      ),
    async ({ password }) => {
      const result = await resetPassword(api, { token, password });
      if (result.kind === 'refused' && result.failure.status === LINK_IS_SPENT)
        window.location.assign(withQuery(`error=${LINK_IS_SPENT}`)); // its page has the way to another
      return result;
    },
    () => window.location.assign(withQuery('done=1')),
  );
  return (
    <form method="post" action={apiPath(routes, '/api/form/reset-password')} {...form.props}>
      <FormProblem form={form} posted={problem} />
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields
        field={{ ...form.field('password'), label: resetPasswordText.password }}
        confirmation={{ ...form.field('passwordConfirmation'), label: resetPasswordText.passwordConfirmation }}
      />
      <Button type="submit" kind="flame" size="large" block loading={form.busy}>
        {form.busy ? resetPasswordText.submitting : resetPasswordText.submit}
      </Button>
    </form>
  );
}

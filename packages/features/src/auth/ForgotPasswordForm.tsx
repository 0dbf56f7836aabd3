'use client';
import { apiPath } from '@suluh/domain/address';
import type { FORGOT_PASSWORD_FORM } from '@suluh/domain/validation';
import { loginText } from '@suluh/i18n-id/login';
import { forgotPasswordText } from '@suluh/i18n-id/password';
import { Button } from '@suluh/ui/buttons/Button';
import { TextField } from '@suluh/ui/forms/TextField';
import type { ReactElement } from 'react';
import { browserApi } from '../parts/api-client/index.ts';
import { FormProblem, useWakingForm, type Draft } from '../parts/rule-form/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { thisPageWith } from './thisPageWith.ts';

interface ForgotPasswordFormProps {
  problem: string | null;
  /** What was typed when it was refused before JavaScript. */
  draft?: Draft<typeof FORGOT_PASSWORD_FORM> | null;
}

/** Asks for the mail with the reset link. The answer is the same for an unknown address. */
export function ForgotPasswordForm({ problem, draft = null }: ForgotPasswordFormProps): ReactElement {
  const tenant = useTenant();
  const api = browserApi(tenant.routes);
  const form = useWakingForm(
    () => import('./awake.ts').then(({ liveForm, FORGOT_PASSWORD_FORM }) => liveForm(FORGOT_PASSWORD_FORM)),
    (values) => import('./awake.ts').then(({ askForReset }) => askForReset(api, values, tenant)),
    () => window.location.assign(thisPageWith('sent=1')),
    draft,
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

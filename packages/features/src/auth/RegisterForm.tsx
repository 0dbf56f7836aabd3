'use client';
import { apiPath } from '@suluh/domain/address';
import { passwordHint, registerFormSchema } from '@suluh/domain/validation';
import { loginText, passwordHintText, registerText } from '@suluh/i18n-id/auth';
import { ruleText } from '@suluh/i18n-id/validation';
import { broadcastReload } from '@suluh/session/browser';
import { Button } from '@suluh/ui/buttons/Button';
import { Note } from '@suluh/ui/feedback/Note';
import { CheckboxField } from '@suluh/ui/forms/CheckboxField';
import { PasswordField } from '@suluh/ui/forms/PasswordField';
import { PhoneField } from '@suluh/ui/forms/PhoneField';
import { TextField } from '@suluh/ui/forms/TextField';
import type { ReactElement } from 'react';
import type { z } from 'zod';
import { useTenant } from '../parts/tenant/index.ts';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { submitJson, type Submitted } from './submit.ts';
import { useAuthForm } from './useAuthForm.ts';

type Values = z.infer<typeof registerFormSchema>;

const eye = { show: loginText.showPassword, hide: loginText.hidePassword };

/** Makes the account, then logs in to it. */
async function registerAndLogIn({ routes, sessionType, program }: TenantConfig, values: Values): Promise<Submitted> {
  const { passwordConfirmation: _repeated, ...account } = values;
  const ofProgram = program ? { program } : {};
  const registered = await submitJson(apiPath(routes, '/api/auth/register'), { ...account, sessionType, ...ofProgram });
  if (registered.kind === 'refused') return registered;
  return submitJson(apiPath(routes, '/api/auth/login'), {
    email: values.email,
    password: values.password,
    sessionType,
    ...ofProgram,
  });
}

/** The rules below a new password, each passed or not, or that it is strong (docs/product/account.md#password). */
export function passwordRules(password: string) {
  const hint = passwordHint(password);
  return hint.kind === 'strong'
    ? [{ text: passwordHintText.strong, passed: true }]
    : hint.rules.map(({ rule, passed }) => ({ text: ruleText(rule), passed }));
}

/** A new account. Works before JavaScript as a plain form. */
export function RegisterForm({ target, problem }: { target: string; problem: string | null }): ReactElement {
  const tenant = useTenant();
  const form = useAuthForm<Values>(
    registerFormSchema as unknown as z.ZodType<Values, Values>,
    (values) => registerAndLogIn(tenant, values),
    () => {
      broadcastReload(tenant.id);
      window.location.assign(target);
    },
  );
  const shown = form.problem ?? (form.formState.submitCount === 0 ? problem : null);
  return (
    <form method="post" action={apiPath(tenant.routes, '/api/form/register')} onSubmit={form.onSubmit} noValidate>
      {shown && (
        <Note tone="error" alert>
          {shown}
        </Note>
      )}
      <input type="hidden" name="redirectTo" value={target} />
      <TextField
        {...form.register('fullname')}
        label={registerText.fullname}
        placeholder={registerText.fullnamePlaceholder}
        help={registerText.fullnameHint}
        autoComplete="name"
        required
        error={form.errorOf('fullname')}
      />
      <TextField
        {...form.register('email')}
        type="email"
        label={registerText.email}
        placeholder={registerText.emailPlaceholder}
        autoComplete="email"
        required
        error={form.errorOf('email')}
      />
      <PhoneField
        {...form.register('phone')}
        label={registerText.phone}
        placeholder={registerText.phonePlaceholder}
        required
        error={form.errorOf('phone')}
      />
      <PasswordField
        {...form.register('password', { deps: ['passwordConfirmation'] })}
        label={registerText.password}
        labels={eye}
        autoComplete="new-password"
        required
        rules={passwordRules(form.watch('password') ?? '')}
        strongText={passwordHintText.strong}
        error={form.errorOf('password')}
      />
      <PasswordField
        {...form.register('passwordConfirmation')}
        label={registerText.passwordConfirmation}
        labels={eye}
        autoComplete="new-password"
        required
        error={form.errorOf('passwordConfirmation')}
      />
      <CheckboxField {...form.register('consent')} error={form.errorOf('consent')}>
        {registerText.consent}
      </CheckboxField>
      <Button type="submit" kind="flame" size="large" block loading={form.busy}>
        {form.busy ? registerText.submitting : registerText.submit}
      </Button>
    </form>
  );
}

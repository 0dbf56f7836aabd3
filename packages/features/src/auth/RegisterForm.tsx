'use client';
import { apiPath, pathTo } from '@suluh/domain/address';
import { passwordHint, REGISTER_FORM } from '@suluh/domain/validation';
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
import { browserApi } from '../parts/api-client/index.ts';
import { useRuleForm } from '../parts/rule-form/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { acceptAndLogIn, registerAndLogIn } from './calls.ts';

const eye = { show: loginText.showPassword, hide: loginText.hidePassword };

/** The rules below a new password, each passed or not, or that it is strong (docs/product/account.md#password). */
export function passwordRules(password: string) {
  const hint = passwordHint(password);
  return hint.kind === 'strong'
    ? [{ text: passwordHintText.strong, passed: true }]
    : hint.rules.map(({ rule, passed }) => ({ text: ruleText(rule), passed }));
}

interface RegisterFormProps {
  target: string;
  problem: string | null;
  /** The invitation that is accepted with the account, and the address it is for alone. */
  invitation?: { code: string; email: string | null; submitText: string };
}

/** A new account, by invitation or without. Works before JavaScript as a plain form. */
export function RegisterForm({ target, problem, invitation }: RegisterFormProps): ReactElement {
  const tenant = useTenant();
  const api = browserApi(tenant.routes);
  const form = useRuleForm(
    REGISTER_FORM,
    (values) =>
      invitation
        ? acceptAndLogIn(api, { ...values, code: invitation.code }, tenant)
        : registerAndLogIn(api, values, tenant),
    () => {
      broadcastReload(tenant.id);
      window.location.assign(target);
    },
  );
  const shown = form.problem ?? (form.formState.submitCount === 0 ? problem : null);
  return (
    <form
      method="post"
      action={apiPath(tenant.routes, invitation ? '/api/form/invitation-accept' : '/api/form/register')}
      onSubmit={form.onSubmit}
      noValidate
    >
      {shown && (
        <Note tone="error" alert>
          {shown}
        </Note>
      )}
      <input type="hidden" name="redirectTo" value={target} />
      {invitation && <input type="hidden" name="code" value={invitation.code} />}
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
        defaultValue={invitation?.email ?? undefined}
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
        {registerText.consent.before}
        <a className="type-link" href={pathTo(tenant.routes, 'terms')} target="_blank">
          {registerText.consent.terms}
        </a>
        {registerText.consent.and}
        <a className="type-link" href={pathTo(tenant.routes, 'privacy')} target="_blank">
          {registerText.consent.privacy}
        </a>
        {registerText.consent.end}
      </CheckboxField>
      <Button type="submit" kind="flame" size="large" block loading={form.busy}>
        {form.busy ? registerText.submitting : (invitation?.submitText ?? registerText.submit)}
      </Button>
    </form>
  );
}

'use client';
import { apiPath, pathTo } from '@suluh/domain/address';
import { REGISTER_FORM } from '@suluh/domain/validation';
import { registerText } from '@suluh/i18n-id/auth';
import { broadcastReload } from '@suluh/session/browser';
import { Button } from '@suluh/ui/buttons/Button';
import { CheckboxField } from '@suluh/ui/forms/CheckboxField';
import { PhoneField } from '@suluh/ui/forms/PhoneField';
import { TextField } from '@suluh/ui/forms/TextField';
import type { ReactElement } from 'react';
import { browserApi } from '../parts/api-client/index.ts';
import { FormProblem, useRuleForm } from '../parts/rule-form/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { acceptAndLogIn, registerAndLogIn } from './calls.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

interface RegisterFormProps {
  target: string;
  problem: string | null;
  /** The referral code of the link that led here, maybe none; without it none can be given. */
  referral?: string;
  /** The invitation that is accepted with the account, and the address it is for alone. */
  invitation?: { code: string; email: string | null; submitText: string };
}

/** A new account, by invitation or without. Works before JavaScript as a plain form. */
export function RegisterForm({ target, problem, referral, invitation }: RegisterFormProps): ReactElement {
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
  return (
    <form
      method="post"
      action={apiPath(tenant.routes, invitation ? '/api/form/invitation-accept' : '/api/form/register')}
      onSubmit={form.onSubmit}
      noValidate
    >
      <FormProblem form={form} posted={problem} />
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
      <NewPasswordFields
        field={{
          ...form.register('password', { deps: ['passwordConfirmation'] }),
          label: registerText.password,
          error: form.errorOf('password'),
        }}
        value={form.watch('password')}
        confirmation={{
          ...form.register('passwordConfirmation'),
          label: registerText.passwordConfirmation,
          error: form.errorOf('passwordConfirmation'),
        }}
      />
      {referral !== undefined && (
        <TextField
          {...form.register('referralCode')}
          label={registerText.referralCode}
          defaultValue={referral}
          autoComplete="off"
          optional
          error={form.errorOf('referralCode')}
        />
      )}
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

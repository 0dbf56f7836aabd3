'use client';
import { apiPath, pathTo } from '@suluh/domain/address';
import type { REGISTER_FORM } from '@suluh/domain/validation';
import { registerText } from '@suluh/i18n-id/register';
import { broadcastReload } from '@suluh/session/browser';
import { Button } from '@suluh/ui/buttons/Button';
import { CheckboxField } from '@suluh/ui/forms/CheckboxField';
import type { PasswordRuleView } from '@suluh/ui/forms/PasswordField';
import { PhoneField } from '@suluh/ui/forms/PhoneField';
import { TextField } from '@suluh/ui/forms/TextField';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { browserApi } from '../parts/api-client/index.ts';
import { FormProblem, useWakingForm, type Draft } from '../parts/rule-form/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

// Comes when the form is touched, as its rules do: who only looks at the page loads neither.
const FormLeaveGuard = lazy(() =>
  import('../parts/leave-guard/FormLeaveGuard.tsx').then((module) => ({ default: module.FormLeaveGuard })),
);

interface RegisterFormProps {
  target: string;
  problem: string | null;
  /** What was typed when it was refused before JavaScript. */
  draft?: Draft<typeof REGISTER_FORM> | null;
  /** Those of a password of which nothing is typed. */
  rules: readonly PasswordRuleView[];
  /** The referral code of the link that led here, maybe none; without it none can be given. */
  referral?: string;
  /** The invitation that is accepted with the account, and the address it is for alone. */
  invitation?: { code: string; email: string | null; submitText: string };
}

/** A new account, by invitation or without. Works before JavaScript as a plain form. */
export function RegisterForm({
  target,
  problem,
  draft = null,
  rules,
  referral,
  invitation,
}: RegisterFormProps): ReactElement {
  const tenant = useTenant();
  const api = browserApi(tenant.routes);
  const form = useWakingForm(
    () =>
      import('./awake.ts').then(({ liveForm, REGISTER_FORM, REPEATED }) =>
        liveForm(REGISTER_FORM, { password: REPEATED }),
      ),
    async (values) => {
      const { acceptAndLogIn, registerAndLogIn } = await import('./awake.ts');
      return invitation
        ? acceptAndLogIn(api, { ...values, code: invitation.code }, tenant)
        : registerAndLogIn(api, values, tenant);
    },
    () => {
      broadcastReload(tenant.id);
      window.location.assign(target);
    },
    draft,
  );
  const [isTouched, setTouched] = useState(false);
  const { defaultValue: _ticked, ...consent } = form.field('consent');
  return (
    <form
      method="post"
      action={apiPath(tenant.routes, invitation ? '/api/form/invitation-accept' : '/api/form/register')}
      {...form.props}
      onFocus={() => {
        form.props.onFocus();
        setTouched(true);
      }}
    >
      <Suspense fallback={null}>{isTouched && <FormLeaveGuard isSending={form.busy} />}</Suspense>
      <FormProblem form={form} posted={problem} />
      <input type="hidden" name="redirectTo" value={target} />
      {invitation && <input type="hidden" name="code" value={invitation.code} />}
      <TextField
        {...form.field('fullname')}
        label={registerText.fullname}
        placeholder={registerText.fullnamePlaceholder}
        help={registerText.fullnameHint}
        autoComplete="name"
        required
      />
      <TextField
        {...form.field('email')}
        type="email"
        label={registerText.email}
        placeholder={registerText.emailPlaceholder}
        defaultValue={draft?.values.email ?? invitation?.email ?? undefined}
        autoComplete="email"
        required
      />
      <PhoneField
        {...form.field('phone')}
        label={registerText.phone}
        placeholder={registerText.phonePlaceholder}
        required
      />
      <NewPasswordFields
        field={{ ...form.field('password'), label: registerText.password }}
        confirmation={{ ...form.field('passwordConfirmation'), label: registerText.passwordConfirmation }}
        rules={rules}
      />
      {referral !== undefined && (
        <TextField
          {...form.field('referralCode')}
          label={registerText.referralCode}
          defaultValue={draft?.values.referralCode ?? referral}
          autoComplete="off"
          optional
        />
      )}
      <CheckboxField {...consent} defaultChecked={Boolean(draft?.values.consent)}>
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

'use client';
import { apiPath, pathTo } from '@suluh/domain/address';
import type { CHANGE_PASSWORD_FORM } from '@suluh/domain/validation';
import { changePasswordText, passwordEyeText } from '@suluh/i18n-id/auth';
import { Button } from '@suluh/ui/buttons/Button';
import { PasswordField, type PasswordRuleView } from '@suluh/ui/forms/PasswordField';
import type { ReactElement } from 'react';
import { browserApi } from '../parts/api-client/index.ts';
import { FormLeaveGuard } from '../parts/leave-guard/index.ts';
import { FormProblem, useWakingForm, type Draft } from '../parts/rule-form/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

interface ChangePasswordFormProps {
  problem: string | null;
  /** Why its fields were refused before JavaScript. */
  draft?: Draft<typeof CHANGE_PASSWORD_FORM> | null;
  /** Those of a password of which nothing is typed. */
  rules: readonly PasswordRuleView[];
}

/** Sets another password, for who knows the one until now. */
export function ChangePasswordForm({ problem, draft = null, rules }: ChangePasswordFormProps): ReactElement {
  const { routes } = useTenant();
  const api = browserApi(routes);
  const form = useWakingForm(
    () =>
      import('./awake.ts').then(({ liveForm, CHANGE_PASSWORD_FORM, REPEATED }) =>
        liveForm(CHANGE_PASSWORD_FORM, { newPassword: REPEATED }),
      ),
    async (values) => {
      const { changePassword } = await import('./awake.ts');
      const result = await changePassword(api, values);
      return result.kind === 'refused' && result.failure.code === 403
        ? { ...result, failure: { ...result.failure, message: changePasswordText.wrongOld } }
        : result;
    },
    () => window.location.assign(pathTo(routes, 'passwordChanged')),
    draft,
  );
  return (
    <form method="post" action={apiPath(routes, '/api/form/password-change')} {...form.props}>
      <FormLeaveGuard isSending={form.busy} />
      <FormProblem form={form} posted={problem} />
      <PasswordField
        {...form.field('oldPassword')}
        label={changePasswordText.oldPassword}
        labels={passwordEyeText}
        autoComplete="current-password"
        required
      />
      <NewPasswordFields
        field={{ ...form.field('newPassword'), label: changePasswordText.newPassword }}
        confirmation={{ ...form.field('passwordConfirmation'), label: changePasswordText.passwordConfirmation }}
        rules={rules}
      />
      <Button type="submit" block loading={form.busy}>
        {form.busy ? changePasswordText.submitting : changePasswordText.submit}
      </Button>
    </form>
  );
}

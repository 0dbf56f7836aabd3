'use client';
import { apiPath, pathTo } from '@suluh/domain/address';
import { CHANGE_PASSWORD_FORM } from '@suluh/domain/validation';
import { changePasswordText, loginText, passwordHintText } from '@suluh/i18n-id/auth';
import { Button } from '@suluh/ui/buttons/Button';
import { Note } from '@suluh/ui/feedback/Note';
import { PasswordField } from '@suluh/ui/forms/PasswordField';
import type { ReactElement } from 'react';
import { browserApi } from '../parts/api-client/index.ts';
import { useRuleForm } from '../parts/rule-form/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { changePassword } from './calls.ts';
import { passwordRules } from './RegisterForm.tsx';

const eye = { show: loginText.showPassword, hide: loginText.hidePassword };

/** Sets another password, for who knows the one until now. */
export function ChangePasswordForm({ problem }: { problem: string | null }): ReactElement {
  const { routes } = useTenant();
  const api = browserApi(routes);
  const form = useRuleForm(
    CHANGE_PASSWORD_FORM,
    async (values) => {
      const result = await changePassword(api, values);
      return result.kind === 'refused' && result.failure.code === 403
        ? { ...result, failure: { ...result.failure, message: changePasswordText.wrongOld } }
        : result;
    },
    () => window.location.assign(pathTo(routes, 'passwordChanged')),
  );
  const shown = form.problem ?? (form.formState.submitCount === 0 ? problem : null);
  return (
    <form method="post" action={apiPath(routes, '/api/form/password-change')} onSubmit={form.onSubmit} noValidate>
      {shown && (
        <Note tone="error" alert>
          {shown}
        </Note>
      )}
      <PasswordField
        {...form.register('oldPassword')}
        label={changePasswordText.oldPassword}
        labels={eye}
        autoComplete="current-password"
        required
        error={form.errorOf('oldPassword')}
      />
      <PasswordField
        {...form.register('newPassword', { deps: ['passwordConfirmation'] })}
        label={changePasswordText.newPassword}
        labels={eye}
        autoComplete="new-password"
        required
        rules={passwordRules(form.watch('newPassword') ?? '')}
        strongText={passwordHintText.strong}
        error={form.errorOf('newPassword')}
      />
      <PasswordField
        {...form.register('passwordConfirmation')}
        label={changePasswordText.passwordConfirmation}
        labels={eye}
        autoComplete="new-password"
        required
        error={form.errorOf('passwordConfirmation')}
      />
      <Button type="submit" block loading={form.busy}>
        {form.busy ? changePasswordText.submitting : changePasswordText.submit}
      </Button>
    </form>
  );
}

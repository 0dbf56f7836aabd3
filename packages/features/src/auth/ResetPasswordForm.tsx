'use client';
import { apiPath } from '@suluh/domain/address';
import type { RESET_PASSWORD_FORM } from '@suluh/domain/validation';
import { resetPasswordText } from '@suluh/i18n-id/password';
import { Button } from '@suluh/ui/buttons/Button';
import type { PasswordRuleView } from '@suluh/ui/forms/PasswordField';
import type { ReactElement } from 'react';
import { browserApi } from '../parts/api-client/index.ts';
import { FormProblem, useWakingForm, type Draft } from '../parts/rule-form/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { LINK_IS_SPENT } from './linkIsSpent.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { thisPageWith } from './thisPageWith.ts';

interface ResetPasswordFormProps {
  token: string;
  problem: string | null;
  /** Why its fields were refused before JavaScript. */
  draft?: Draft<typeof RESET_PASSWORD_FORM> | null;
  /** Those of a password of which nothing is typed. */
  rules: readonly PasswordRuleView[];
}

/** Sets a new password with the token of the mailed link. */
export function ResetPasswordForm({ token, problem, draft = null, rules }: ResetPasswordFormProps): ReactElement {
  const { routes } = useTenant();
  const api = browserApi(routes);
  const form = useWakingForm(
    () =>
      import('./awake.ts').then(({ liveForm, RESET_PASSWORD_FORM, REPEATED }) =>
        liveForm(RESET_PASSWORD_FORM, { password: REPEATED }),
      ),
    async ({ password }) => {
      const { resetPassword } = await import('./awake.ts');
      const result = await resetPassword(api, { token, password });
      if (result.kind === 'refused' && result.failure.status === LINK_IS_SPENT)
        window.location.assign(thisPageWith(`error=${LINK_IS_SPENT}`)); // its page has the way to another
      return result;
    },
    () => window.location.assign(thisPageWith('done=1')),
    draft,
  );
  return (
    <form method="post" action={apiPath(routes, '/api/form/reset-password')} {...form.props}>
      <FormProblem form={form} posted={problem} />
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields
        field={{ ...form.field('password'), label: resetPasswordText.password }}
        confirmation={{ ...form.field('passwordConfirmation'), label: resetPasswordText.passwordConfirmation }}
        rules={rules}
      />
      <Button type="submit" kind="flame" size="large" block loading={form.busy}>
        {form.busy ? resetPasswordText.submitting : resetPasswordText.submit}
      </Button>
    </form>
  );
}

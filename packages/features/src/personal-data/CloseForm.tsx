import { apiPath, type Routes } from '@suluh/domain/address';
import { personalDataText } from '@suluh/i18n-id/personalData';
import { Button } from '@suluh/ui/buttons/Button';
import { Note } from '@suluh/ui/feedback/Note';
import { Radio } from '@suluh/ui/forms/Check';
import { PasswordField } from '@suluh/ui/forms/PasswordField';
import { passwordEyeText } from '@suluh/i18n-id/auth';
import type { ReactElement } from 'react';

interface CloseFormProps {
  routes: Routes;
  /** False for an account that signs in at a partner. */
  hasPassword: boolean;
  problem: string | null;
}

const CHOICES = [
  { value: 'keep', label: personalDataText.keep, hint: personalDataText.keepHint },
  { value: 'revoke', label: personalDataText.revoke, hint: personalDataText.revokeHint },
] as const;

/** What closing an account takes away, and the form that does it. A plain form. */
export function CloseForm({ routes, hasPassword, problem }: CloseFormProps): ReactElement {
  return (
    <form className="personalData-close" method="post" action={apiPath(routes, '/api/form/account-close')}>
      <p>{personalDataText.closeLead}</p>
      <ul className="personalData-lost">
        {personalDataText.closeLost.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {problem && (
        <Note tone="error" alert>
          {problem}
        </Note>
      )}
      <fieldset className="personalData-choice">
        <legend className="personalData-legend">{personalDataText.certificates}</legend>
        {CHOICES.map(({ value, label, hint }) => (
          <div key={value}>
            <Radio
              name="certificates"
              value={value}
              defaultChecked={value === 'keep'}
              aria-describedby={`hint-${value}`}
            >
              {label}
            </Radio>
            <p className="type-small type-muted personalData-hint" id={`hint-${value}`}>
              {hint}
            </p>
          </div>
        ))}
      </fieldset>
      {hasPassword ? (
        <PasswordField
          name="password"
          label={personalDataText.password}
          labels={passwordEyeText}
          autoComplete="current-password"
          required
        />
      ) : (
        <Note>{personalDataText.withoutPassword}</Note>
      )}
      <Button type="submit" kind="danger" block>
        {personalDataText.submit}
      </Button>
    </form>
  );
}

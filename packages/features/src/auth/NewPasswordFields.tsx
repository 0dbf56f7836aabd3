'use client';
import { passwordEyeText } from '@suluh/i18n-id/passwordEye';
import { passwordHintText } from '@suluh/i18n-id/passwordHint';
import { PasswordField, type PasswordFieldProps, type PasswordRuleView } from '@suluh/ui/forms/PasswordField';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';

type FieldOf = Omit<PasswordFieldProps, 'labels' | 'rules' | 'strongText' | 'autoComplete' | 'required'>;

interface NewPasswordFieldsProps {
  field: FieldOf;
  confirmation: FieldOf;
  /** The rules while nothing is typed. */
  rules: readonly PasswordRuleView[];
}

/** A new password with its rules as they are met, which is told once something is typed, and the same once more. */
export function NewPasswordFields({ field, confirmation, rules }: NewPasswordFieldsProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const [met, setMet] = useState(rules);
  async function tell(): Promise<void> {
    const { passwordRules } = await import('./passwordRules.ts');
    if (input.current) setMet(passwordRules(input.current.value));
  }
  const follow = () => void tell().catch(() => undefined); // without a line the rules stand there as they were
  const begin = useEffectEvent(follow);
  useEffect(() => {
    if (input.current!.value !== '') begin(); // typed before this page came to life
  }, []);
  const asked = { labels: passwordEyeText, autoComplete: 'new-password', required: true } as const;
  return (
    <>
      <PasswordField
        {...field}
        {...asked}
        ref={input}
        onInput={follow}
        rules={met}
        strongText={passwordHintText.strong}
      />
      <PasswordField {...confirmation} {...asked} />
    </>
  );
}

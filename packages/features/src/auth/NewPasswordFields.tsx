'use client';
import { passwordHint } from '@suluh/domain/validation';
import { passwordEyeText, passwordHintText } from '@suluh/i18n-id/auth';
import { ruleText } from '@suluh/i18n-id/validation';
import { PasswordField, type PasswordFieldProps } from '@suluh/ui/forms/PasswordField';
import { useEffect, useRef, useState, type ReactElement } from 'react';

/** The rules below a new password, each passed or not, or that it is strong (docs/product/account.md#password). */
function passwordRules(password: string) {
  const hint = passwordHint(password);
  return hint.kind === 'strong'
    ? [{ text: passwordHintText.strong, passed: true }]
    : hint.rules.map(({ rule, passed }) => ({ text: ruleText(rule), passed }));
}

type FieldOf = Omit<PasswordFieldProps, 'labels' | 'rules' | 'strongText' | 'autoComplete' | 'required'>;

interface NewPasswordFieldsProps {
  field: FieldOf;
  confirmation: FieldOf;
}

/** A new password with its rules as they are met, and the same once more. */
export function NewPasswordFields({ field, confirmation }: NewPasswordFieldsProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  useEffect(() => setValue(input.current!.value), []); // typed before this page came to life
  const asked = { labels: passwordEyeText, autoComplete: 'new-password', required: true } as const;
  return (
    <>
      <PasswordField
        {...field}
        {...asked}
        ref={input}
        onInput={(event) => setValue(event.currentTarget.value)}
        rules={passwordRules(value)}
        strongText={passwordHintText.strong}
      />
      <PasswordField {...confirmation} {...asked} />
    </>
  );
}

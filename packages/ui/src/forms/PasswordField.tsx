'use client';
import { useState, type ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordRuleView {
  text: string;
  passed: boolean;
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'after'> {
  /** Names of the eye button. */
  labels: { show: string; hide: string };
  /** The non-required rules, each passed or not; none for a login. */
  rules?: readonly PasswordRuleView[];
  /** 'Keamanan password: "Kuat"', shown when every rule passes. */
  strongText?: string;
}

function Hint({ rules, strongText }: { rules: readonly PasswordRuleView[]; strongText: string }): ReactElement {
  if (rules.every((rule) => rule.passed)) {
    return (
      <p className="help ok">
        <Icon name="shield" />
        {strongText}
      </p>
    );
  }
  return (
    <ul className="pw">
      {rules.map((rule) => (
        <li key={rule.text} className={rule.passed ? 'ok' : 'no'}>
          <Icon name={rule.passed ? 'check-circle' : 'circle'} size={18} />
          {rule.text}
        </li>
      ))}
    </ul>
  );
}

/** Password with an eye to show it and, for new passwords, the strength hint of docs/product/validation.md. */
export function PasswordField({ labels, rules, strongText, ...field }: PasswordFieldProps): ReactElement {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      {...field}
      type={shown ? 'text' : 'password'}
      after={rules && strongText ? <Hint rules={rules} strongText={strongText} /> : undefined}
      trailing={
        <button
          type="button"
          className="iconbtn input-btn"
          aria-label={shown ? labels.hide : labels.show}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  );
}

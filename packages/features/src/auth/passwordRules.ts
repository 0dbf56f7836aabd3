import { passwordHint } from '@suluh/domain/validation';
import { passwordHintText } from '@suluh/i18n-id/passwordHint';
import { ruleText } from '@suluh/i18n-id/validation';
import type { PasswordRuleView } from '@suluh/ui/forms/PasswordField';

/** The rules below a new password, each passed or not, or that it is strong (docs/product/account.md#password). */
export function passwordRules(password: string): PasswordRuleView[] {
  const hint = passwordHint(password);
  return hint.kind === 'strong'
    ? [{ text: passwordHintText.strong, passed: true }]
    : hint.rules.map(({ rule, passed }) => ({ text: ruleText(rule), passed }));
}

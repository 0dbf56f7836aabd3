/** Every way a value can break a rule of docs/product/validation.md. Texts for them live in i18n-id. */
export const RULE_CODES = [
  'required',
  'requiredFile',
  'emailAt',
  'emailFormat',
  'minLength',
  'maxLength',
  'nik',
  'mobilePhone',
  'digits',
  'name',
  'notSame',
  'url',
  'imageType',
  'pdfType',
  'paperType',
  'imageRatio',
  'fileTooLarge',
  'alphanumeric',
  'minThreeWords',
  'passwordLength',
  'passwordUpper',
  'passwordLower',
  'passwordDigit',
  'ratingRequired',
  'consent',
  'ageAboveMax',
  'ageBelowMin',
  'date',
  'otpLength',
  'promoCodeRequired',
  'interestMax',
  'interestMin',
  'billingNameRequired',
  'billingPositionRequired',
  'billingPhoneRequired',
  'billingPhonePrefix',
  'billingPhoneMin',
  'billingPhoneMax',
  'billingEmailRequired',
  'billingEmailFormat',
  'billingAddressRequired',
] as const;
export type RuleCode = (typeof RULE_CODES)[number];

/** A broken rule; `limit` is the N of the rules that have one. */
export interface RuleFailure {
  code: RuleCode;
  limit?: number;
}

/** A rule: null when the value keeps it. Rules never throw, whatever the text. */
export type Rule = (value: string) => RuleFailure | null;

/** Makes a rule of a test: the value breaks it when the test is false. */
export function rule(code: RuleCode, keeps: (value: string) => boolean, limit?: number): Rule {
  const failure: RuleFailure = limit === undefined ? { code } : { code, limit };
  return (value) => (keeps(value) ? null : failure);
}

/** The same test under another code, for forms with a message of their own. */
export function withCode(code: RuleCode, original: Rule, limit?: number): Rule {
  return rule(code, (value) => original(value) === null, limit);
}

/**
 * The first rule that a value breaks, in the given order (docs/product/validation.md#form-fields: the first error
 * shows).
 */
export function firstFailure(value: string, rules: readonly Rule[]): RuleFailure | null {
  for (const check of rules) {
    const failure = check(value);
    if (failure) return failure;
  }
  return null;
}

/**
 * A mobile number as people write it, brought to the digits after the country code: '0812-3456-7890', '+62 812 3456 7890'
 * and '62812...' all become '812...'. What is no such number stays as it is, for the rules to refuse
 * (docs/product/validation.md#generic-rules).
 */
export function nationalDigits(entered: string): string {
  const written = entered.replace(/[\s().-]/g, '');
  return /^(?:\+?62)?0?(8\d*)$/.exec(written)?.[1] ?? entered;
}

/**
 * The E.164 form in which phones are stored: '812...' of one form and '62812...' of the other become
 * '+62812...' (R19).
 */
export function phoneE164(entered: string): string {
  const digits = nationalDigits(entered).replace(/\D/g, '');
  return digits.startsWith('62') ? `+${digits}` : `+62${digits}`;
}

/** The digits after the country code, as forms show a stored phone: '+62812...' becomes '812...'. */
export function nationalPhone(stored: string): string {
  return stored.replace(/^\+62/, '');
}

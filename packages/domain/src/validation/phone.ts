/**
 * The E.164 form in which phones are stored: '812...' of one form and '62812...' of the other become
 * '+62812...' (R19).
 */
export function phoneE164(entered: string): string {
  const digits = entered.replace(/\D/g, '');
  return digits.startsWith('62') ? `+${digits}` : `+62${digits}`;
}

/** The digits after the country code, as forms show a stored phone: '+62812...' becomes '812...'. */
export function nationalPhone(stored: string): string {
  return stored.replace(/^\+62/, '');
}

const LONGEST = 60;

/** Spaces, and every line that passes for a hyphen. */
const BETWEEN = /[\s_\u2212\p{Pd}]+/gu;
/** Year, course and code of a number whose hyphens were left out or typed as something else. */
const RUN_TOGETHER = /^SLH(\d{2})(\d{3,})([0-9A-Z]{8})$/;

/**
 * A certificate's number as somebody typed or scanned it: capitals, without spaces, its hyphens where they belong. Null for
 * what cannot be one, so that nobody needs to be asked (docs/product/certificate.md#check).
 */
export function certificateNumberOf(text: string): string | null {
  const parts = RUN_TOGETHER.exec(text.replace(BETWEEN, '').toUpperCase());
  if (parts && text.length <= 2 * LONGEST) return ['SLH', ...parts.slice(1)].join('-');
  const number = text
    .replace(/\s/g, '')
    .replaceAll(/[\u2212\p{Pd}]/gu, '-')
    .toUpperCase();
  return number.length <= LONGEST && /^[0-9A-Z]+(-[0-9A-Z]+)*$/.test(number) ? number : null;
}

/** Letters and digits of the signature that stands behind the number in a QR code. */
const SIGNATURE = /^[0-9A-Z]{1,40}$/;

/** A number as a QR code carries it: with its signature behind a full stop; without one as people type it. */
export interface CertificateCode {
  number: string;
  signature: string | null;
}

/** Reads 'SLH-26-107-7K2MQ9XD.4T0…' or the number alone. Null for what cannot be either. */
export function certificateCodeOf(text: string): CertificateCode | null {
  const [typed = '', ...rest] = text.split('.');
  const number = certificateNumberOf(typed);
  if (number === null || rest.length > 1) return null;
  if (rest.length === 0) return { number, signature: null };
  const signature = rest[0]!.replace(/\s/g, '').toUpperCase();
  return SIGNATURE.test(signature) ? { number, signature } : null;
}

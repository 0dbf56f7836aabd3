const LONGEST = 60;

/**
 * A certificate's number as somebody typed or scanned it: capitals, without spaces. Null for what cannot be one, so
 * that nobody needs to be asked (endpoints, Certificates: verify).
 */
export function certificateNumberOf(text: string): string | null {
  const number = text.replace(/\s/g, '').toUpperCase();
  return number.length <= LONGEST && /^[0-9A-Z]+(-[0-9A-Z]+)*$/.test(number) ? number : null;
}

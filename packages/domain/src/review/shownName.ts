/**
 * A name as strangers read it beside a review: the first word and the initial of the second; a single name as it is
 * (docs/product/review.md#fields).
 */
export function shortName(fullname: string): string {
  const [first = '', second] = fullname.trim().split(/\s+/);
  const [initial] = second ?? '';
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

/** Names of what signs a message, or would open something. */
const SECRET = /signature|secret|token|password|authori[sz]ation|api_?key|server_?key|cvv|card_number/i;
const HIDDEN = '…';

/** A message without what signs it: what is kept can be read by many (docs/product/staff.md#sales). */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, SECRET.test(name) ? HIDDEN : withoutSecrets(each)]),
  );
}

/** A message as an object; null for what is none. */
export function messageIn(body: Buffer | string): object | null {
  try {
    const read: unknown = JSON.parse(body.toString('utf8'));
    return typeof read === 'object' && read !== null ? read : null;
  } catch {
    return null;
  }
}

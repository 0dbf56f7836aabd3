/** What is numbered: invoices, and what takes them back. */
export type DocumentKind = 'invoice' | 'credit';

const PREFIX: Record<DocumentKind, string> = { invoice: 'INV', credit: 'NK' };
const DIGITS = 6;

/**
 * Number of a document: kind, day in WIB and its place on that day, `INV/20261123/000042`
 * (docs/product/invoice.md#numbers). @param day 'YYYY-MM-DD'
 */
export const documentNumber = (kind: DocumentKind, day: string, sequence: number): string =>
  `${PREFIX[kind]}/${day.replaceAll('-', '')}/${String(sequence).padStart(DIGITS, '0')}`;

/** Number of a transaction, given as it is ordered; it says nothing of how many there were. @param day 'YYYY-MM-DD' */
export const transactionNumber = (day: string, code: string): string => `TRX/${day.replaceAll('-', '')}/${code}`;

/**
 * What the number of a document may hold that somebody looks for: the words as they are, and with the zeros people leave
 * out ('42', '20261123/42', 'INV/20261123/42').
 */
export function soughtNumbers(words: string): string[] {
  const [, before = '', place] = /^(?:(.*\/))?0*([1-9]\d{0,5})$/.exec(words) ?? [];
  if (place === undefined) return [words];
  const padded = `${before === '' ? '/' : before}${place.padStart(DIGITS, '0')}`;
  return [...new Set([words, padded])];
}

/** Letters of a code behind the number of an order. */
export const ORDER_CODE_LENGTH = 12;

/** Number of an order: `SLH-7K2MQ9XD4T0A`. @param code `ORDER_CODE_LENGTH` capital letters and digits */
export const orderNumber = (code: string): string => `SLH-${code}`;

const ORDER_NUMBER = new RegExp(`^${orderNumber(`[0-9A-Z]{${ORDER_CODE_LENGTH}}`)}$`);

/** The number of an order, whole, where words are nothing else. In small letters it is the same. */
export const wholeOrderNumber = (words: string): string | undefined =>
  ORDER_NUMBER.exec(words.trim().toUpperCase())?.[0];

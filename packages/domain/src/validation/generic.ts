import { rule, type Rule } from './rule.ts';

/** Characters of an identity number (docs/product/validation.md). */
export const NIK_LENGTH = 16;

const WEB_ADDRESS = /^https?:\/\/[^\s/?#.]+(\.[^\s/?#.]+)+([/?#]\S*)?$/i;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Not empty and not only spaces (docs/product/validation.md#generic-rules). */
export const required: Rule = rule('required', (value) => value.trim() !== '');

/** An e-mail must contain '@' (docs/product/validation.md#generic-rules). Comes before emailFormat. */
export const emailAt: Rule = rule('emailAt', (value) => value.includes('@'));

/** One '@' between a name and a domain with a dot, without spaces (docs/product/validation.md#generic-rules). */
export const emailFormat: Rule = rule('emailFormat', (value) => EMAIL.test(value));

/** At least this many characters (docs/product/validation.md#generic-rules). */
export function minLength(limit: number): Rule {
  return rule('minLength', (value) => value.length >= limit, limit);
}

/**
 * The client's rule: breaks from this many characters on, as the specification says (docs/product/validation.md; R18).
 */
export function maxLength(limit: number): Rule {
  return rule('maxLength', (value) => value.length < limit, limit);
}

/** The server's rule: this many characters are accepted (R18). */
export function maxLengthInclusive(limit: number): Rule {
  return rule('maxLength', (value) => value.length <= limit, limit);
}

/** Identity number: 16 digits (docs/product/validation.md#generic-rules). */
export const nik: Rule = rule('nik', (value) => value.length === NIK_LENGTH && /^\d+$/.test(value));

/** Mobile phone: digits starting with 8, hence neither 0 nor 62 in front (docs/product/validation.md#generic-rules). */
export const mobilePhone: Rule = rule('mobilePhone', (value) => /^8\d*$/.test(value));

/** Digits only (docs/product/validation.md#generic-rules). */
export const digits: Rule = rule('digits', (value) => /^\d+$/.test(value));

/**
 * A person's name: no digits or symbols; letters of any script, spaces, and the marks . ' - inside names
 * (docs/product/validation.md#generic-rules).
 */
export const name: Rule = rule('name', (value) => /^\p{L}[\p{L}\p{M} .'’-]*$/u.test(value));

/** Letters and digits only (docs/product/validation.md#generic-rules). */
export const alphanumeric: Rule = rule('alphanumeric', (value) => /^[a-z0-9]+$/i.test(value));

const isWord = (part: string): boolean => /[\p{L}\p{N}]/u.test(part);

/** At least three words, each with a letter or a digit (docs/product/validation.md#generic-rules). */
export const minThreeWords: Rule = rule('minThreeWords', (value) => value.split(/\s+/).filter(isWord).length >= 3);

/** Equal to another value, for repeated passwords (docs/product/validation.md#generic-rules). */
export function sameAs(other: string): Rule {
  return rule('notSame', (value) => value === other);
}

/** An absolute http or https address (docs/product/validation.md#generic-rules). */
export const url: Rule = rule('url', (value) => WEB_ADDRESS.test(value) && URL.canParse(value));

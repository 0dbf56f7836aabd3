import { rule, type Rule } from './rule.ts';

/** Characters of an identity number (spec 9, Other). */
export const NIK_LENGTH = 16;

const WEB_ADDRESS = /^https?:\/\/[^\s/?#.]+(\.[^\s/?#.]+)+([/?#]\S*)?$/i;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Not empty and not only spaces (spec 5, Generic rules). */
export const required: Rule = rule('required', (value) => value.trim() !== '');

/** An e-mail must contain '@' (spec 5, Generic rules). Comes before emailFormat. */
export const emailAt: Rule = rule('emailAt', (value) => value.includes('@'));

/** One '@' between a name and a domain with a dot, without spaces (spec 5, Generic rules). */
export const emailFormat: Rule = rule('emailFormat', (value) => EMAIL.test(value));

/** Exactly this many characters (spec 5, Generic rules). */
export function exactLength(limit: number): Rule {
  return rule('exactLength', (value) => value.length === limit, limit);
}

/** At least this many characters (spec 5, Generic rules). */
export function minLength(limit: number): Rule {
  return rule('minLength', (value) => value.length >= limit, limit);
}

/**
 * The client's rule: breaks from this many characters on, as the specification says (spec 5; decisions 18).
 */
export function maxLength(limit: number): Rule {
  return rule('maxLength', (value) => value.length < limit, limit);
}

/** The server's rule: this many characters are accepted (decisions 18). */
export function maxLengthInclusive(limit: number): Rule {
  return rule('maxLength', (value) => value.length <= limit, limit);
}

/** Identity number: 16 digits (spec 5, Generic rules). */
export const nik: Rule = rule('nik', (value) => value.length === NIK_LENGTH && /^\d+$/.test(value));

/** Mobile phone: digits starting with 8, hence neither 0 nor 62 in front (spec 5, Generic rules). */
export const mobilePhone: Rule = rule('mobilePhone', (value) => /^8\d*$/.test(value));

/** Digits only (spec 5, Generic rules). */
export const digits: Rule = rule('digits', (value) => /^\d+$/.test(value));

/**
 * A person's name: no digits or symbols; letters of any script, spaces, and the marks . ' - inside names
 * (spec 5, Generic rules).
 */
export const name: Rule = rule('name', (value) => /^\p{L}[\p{L}\p{M} .'’-]*$/u.test(value));

/** Letters and digits only (spec 5, Generic rules). */
export const alphanumeric: Rule = rule('alphanumeric', (value) => /^[a-z0-9]+$/i.test(value));

/** At least three words (spec 5, Generic rules). */
export const minThreeWords: Rule = rule('minThreeWords', (value) => value.split(/\s+/).filter(Boolean).length >= 3);

/** Equal to another value, for repeated passwords (spec 5, Generic rules). */
export function sameAs(other: string): Rule {
  return rule('notSame', (value) => value === other);
}

/** An absolute http or https address (spec 5, Generic rules). */
export const url: Rule = rule('url', (value) => WEB_ADDRESS.test(value) && URL.canParse(value));

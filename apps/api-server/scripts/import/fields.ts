import { z } from 'zod';

/** Fields of rows from elsewhere. CSV gives everything as text, so numbers and lists are understood from text too. */

/** What is said of a value of the wrong kind. */
const must = (what: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? 'must be given' : `must be ${what}`,
});

const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/g;

/** Text without invisible signs and spaces at its ends. NUL cannot be stored. */
export const text = (most: number) =>
  z
    .string(must('text'))
    .transform((value) => value.toWellFormed().replace(INVISIBLE, '').trim())
    .refine((value) => !value.includes('\0'), 'must not contain NUL')
    .refine((value) => value.length <= most, `must not be longer than ${most} characters`);

/** Text that must say something. */
export const name = (most: number) => text(most).refine((value) => value !== '', 'must not be empty');

const numeric = z.union(
  [
    z.number(),
    z
      .string()
      .trim()
      .regex(/^[+-]?\d+(\.\d+)?$/)
      .transform(Number),
  ],
  must('a number'),
);

/** A number from 0 to `most`. */
export const amount = (most: number) =>
  numeric
    .refine((value) => value >= 0, 'must not be negative')
    .refine((value) => value <= most, `must not be more than ${most}`);

/**
 * '150.000', 'Rp1.500.000,00': three digits after a point are as often thousands as a fraction. Refused, so that
 * nothing becomes a thousandth of itself.
 */
const GROUPED = /^(Rp\.?\s*)?\d{1,3}([.,]\d{3})+([.,]\d{1,2})?$/i;

/** An amount of money from 0 to `most`. */
export const money = (most: number) =>
  z
    .unknown()
    .refine(
      (value) => typeof value !== 'string' || !GROUPED.test(value.trim()),
      'must be without signs between thousands, like 150000',
    )
    .pipe(amount(most));

/** A whole number from 0 to `most`. */
export const count = (most = 2_000_000_000) => money(most).refine(Number.isInteger, 'must be a whole number');

/** An identifier: text or a whole number. */
export const identifier = z.union(
  [z.string().trim().min(1).max(200), z.number().int().transform(String)],
  must('an identifier'),
);

/** Yes or no. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')], {
  error: 'must be true or false',
});

/** A list of texts; in CSV separated by semicolons. */
export const texts = (most: number) =>
  z.union([z.array(text(most)), z.string().transform((value) => value.split(';').map((part) => part.trim()))], {
    error: 'must be a list of texts',
  });

/** A calendar day, YYYY-MM-DD. */
export const day = z.iso.date({ error: 'must be a day like 2025-10-31' });

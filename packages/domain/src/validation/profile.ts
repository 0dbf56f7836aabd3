import { z } from 'zod';
import { pickedDate } from '../date-picker/index.ts';
import { MAX_INTERESTS, MIN_INTERESTS } from '../interest/index.ts';
import { ACCOUNT_LIMITS, PHONE_MIN_LENGTH } from './account.ts';
import { maxLengthInclusive, minLength, mobilePhone, name, nik, required } from './generic.ts';
import { rule } from './rule.ts';
import { optionalTextField, textField } from './schema.ts';

/** A day that exists, as 'YYYY-MM-DD' (spec 5, Date picker). */
export const dateRule = rule('date', (value) => pickedDate(value) !== null);

/** Profile edit, for the form and the API alike; only the name is required (endpoints, Profile). */
export const profileSchema = z.object({
  fullname: textField([required, name, maxLengthInclusive(ACCOUNT_LIMITS.fullname)]),
  phone: optionalTextField([mobilePhone, minLength(PHONE_MIN_LENGTH), maxLengthInclusive(ACCOUNT_LIMITS.phone)]),
  nik: optionalTextField([nik]),
  birthDate: optionalTextField([dateRule]),
  education: optionalTextField([maxLengthInclusive(ACCOUNT_LIMITS.code)]),
  city: optionalTextField([maxLengthInclusive(ACCOUNT_LIMITS.code)]),
});

/** Learning interests: 1 to 3 names (spec 5, Interests). */
export const interestSchema = z.object({
  interest: z
    .array(textField([required]), { error: 'interestMin' })
    .min(MIN_INTERESTS, { error: 'interestMin' })
    .max(MAX_INTERESTS, { error: 'interestMax' }),
});

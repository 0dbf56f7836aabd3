import { z } from 'zod';
import { MAX_INTERESTS, MIN_INTERESTS } from '../interest/index.ts';
import { FORM_RULES } from './accountRules.ts';
import { required } from './generic.ts';
import { PROFILE_RULES } from './profileRules.ts';
import { optionalPhoneField, optionalTextField, phoneField, textField } from './schema.ts';

/** Profile edit as the API takes it. */
export const profileSchema = z.object({
  fullname: textField(PROFILE_RULES.fullname),
  phone: optionalPhoneField(PROFILE_RULES.phone),
  nik: optionalTextField(PROFILE_RULES.nik),
  birthDate: optionalTextField(PROFILE_RULES.birthDate),
  education: optionalTextField(PROFILE_RULES.education),
  city: optionalTextField(PROFILE_RULES.city),
});

/** The phone a code is sent to. */
export const changePhoneSchema = z.object({ target: phoneField(FORM_RULES.phone) });

/** Learning interests: 1 to 3 names (docs/product/interest.md#dialog). */
export const interestSchema = z.object({
  interest: z
    .array(textField([required]), { error: 'interestMin' })
    .min(MIN_INTERESTS, { error: 'interestMin' })
    .max(MAX_INTERESTS, { error: 'interestMax' }),
});

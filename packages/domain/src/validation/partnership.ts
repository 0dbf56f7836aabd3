import { z } from 'zod';
import { addTag } from '../tag-input/index.ts';
import { ACCOUNT_LIMITS, FREE_TEXT_MAX_LENGTH, PHONE_MIN_LENGTH } from './accountLimits.ts';
import type { Form } from './form.ts';
import { maxLengthInclusive, minLength, minThreeWords, mobilePhone, required, url } from './generic.ts';
import { rule } from './rule.ts';
import { textField } from './schema.ts';

/** Who applies: one person who gives online training, or an organisation (docs/product/overview.md#partnership). */
export const PARTNERSHIP_TYPES = ['individual', 'organisation'] as const;
export type PartnershipType = (typeof PARTNERSHIP_TYPES)[number];

/** Least and most letters of the reason an applicant is told when they are refused. */
export const PARTNERSHIP_REASON = { least: 10, most: 300 } as const;

/** Fields of training one application may name, and characters of each. */
const MOST_PARTNERSHIP_FIELDS = 10;
const FIELD_MAX_LENGTH = 40;

/** The tags of a text in which they stand between commas. */
export const tagsIn = (text: string): string[] => text.split(',').reduce<string[]>(addTag, []);

const fewFields = rule(
  'maxLength',
  (value) =>
    tagsIn(value).length <= MOST_PARTNERSHIP_FIELDS && tagsIn(value).every((tag) => tag.length <= FIELD_MAX_LENGTH),
  FIELD_MAX_LENGTH,
);

/** An application to become a partner, fields of training between commas (docs/product/partner.md#application). */
export const PARTNERSHIP_FORM = {
  name: { kind: 'text', rules: [required, maxLengthInclusive(ACCOUNT_LIMITS.fullname)] },
  phone: {
    kind: 'text',
    rules: [required, mobilePhone, minLength(PHONE_MIN_LENGTH), maxLengthInclusive(ACCOUNT_LIMITS.phone)],
  },
  website: { kind: 'text', rules: [required, url, maxLengthInclusive(ACCOUNT_LIMITS.email)] },
  fields: { kind: 'text', rules: [rule('required', (value) => tagsIn(value).length > 0), fewFields] },
  profile: { kind: 'text', rules: [required, minThreeWords, maxLengthInclusive(FREE_TEXT_MAX_LENGTH)] },
} as const satisfies Form;

/** The same for the API. */
export const partnershipSchema = z.object({
  type: z.enum(PARTNERSHIP_TYPES, { error: 'required' }),
  name: textField(PARTNERSHIP_FORM.name.rules),
  phone: textField(PARTNERSHIP_FORM.phone.rules),
  website: textField(PARTNERSHIP_FORM.website.rules),
  fields: textField(PARTNERSHIP_FORM.fields.rules).transform(tagsIn),
  profile: textField(PARTNERSHIP_FORM.profile.rules),
});

/** Why an application is refused, as whoever refuses it types it. */
export const partnershipReasonSchema = z.string().trim().min(PARTNERSHIP_REASON.least).max(PARTNERSHIP_REASON.most);

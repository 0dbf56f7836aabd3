import { z } from 'zod';
import { PAYOUT_BANKS } from '../refund/index.ts';
import { ACCOUNT_LIMITS } from './accountLimits.ts';
import type { Form } from './form.ts';
import { digits, maxLengthInclusive, minLength, name, required } from './generic.ts';
import { textField } from './schema.ts';

/** An account money goes back to where its way to pay takes nothing back (docs/product/transaction.md#refund-policy). */
export const PAYOUT_ACCOUNT_FORM = {
  bank: { kind: 'text', rules: [required] },
  number: { kind: 'text', rules: [required, digits, minLength(6), maxLengthInclusive(20)] },
  holder: { kind: 'text', rules: [required, name, maxLengthInclusive(ACCOUNT_LIMITS.fullname)] },
} as const satisfies Form;

/** The same for the API. */
export const payoutAccountSchema = z.object({
  bank: z.enum(PAYOUT_BANKS, { error: 'required' }),
  number: textField(PAYOUT_ACCOUNT_FORM.number.rules),
  holder: textField(PAYOUT_ACCOUNT_FORM.holder.rules),
});
export type PayoutAccount = z.infer<typeof payoutAccountSchema>;

/** Most characters of why somebody asks for money back. */
export const REFUND_REASON_LENGTH = 500;

/** What somebody says who asks for money back. */
export const REFUND_FORM = {
  reason: { kind: 'text', rules: [required, maxLengthInclusive(REFUND_REASON_LENGTH)] },
} as const satisfies Form;

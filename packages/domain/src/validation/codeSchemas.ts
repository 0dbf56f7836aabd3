import { otpRules } from './code.ts';
import { textField } from './schema.ts';

/** Schema of a one-time code of the default length. */
export const otpSchema = textField(otpRules());

export type OtpFailurePlace = 'resendText' | 'field';

/**
 * Where the message of a failed code goes: 409 replaces the resend text, any other stands under the field
 * (docs/product/errors.md).
 */
export function otpFailurePlace(code: number): OtpFailurePlace {
  return code === 409 ? 'resendText' : 'field';
}

export type EmailVerification =
  | { step: 'email'; message: string | null }
  | { step: 'code'; failure: { place: OtpFailurePlace; message: string } | null }
  | { step: 'done' };

export type EmailVerificationEvent =
  | { kind: 'sent' }
  | { kind: 'sendFailed'; message: string }
  | { kind: 'back' }
  | { kind: 'codeFailed'; code: number; message: string }
  | { kind: 'verified' };

/** The first step of the email verification, which shows the address. */
export const EMAIL_VERIFICATION_START: EmailVerification = { step: 'email', message: null };

/**
 * The dialog 'Lengkapi Profil' after an event: sending moves to step 2, the arrow back to step 1, success
 * closes it and reloads (docs/product/dialogs.md; docs/product/validation.md#one-time-code; docs/product/errors.md).
 */
export function emailVerification(event: EmailVerificationEvent): EmailVerification {
  switch (event.kind) {
    case 'sent':
      return { step: 'code', failure: null };
    case 'sendFailed':
      return { step: 'email', message: event.message };
    case 'back':
      return EMAIL_VERIFICATION_START;
    case 'codeFailed':
      return { step: 'code', failure: { place: otpFailurePlace(event.code), message: event.message } };
    case 'verified':
      return { step: 'done' };
  }
}

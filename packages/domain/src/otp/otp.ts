/** Boxes of a one-time code when the server names no length (docs/product/validation.md#one-time-code; R10). */
export const OTP_DEFAULT_LENGTH = 4;
/** Countdown before a code can be sent again when the server names no wait (docs/product/display.md#times; R10). */
export const OTP_DEFAULT_COUNTDOWN_MS = 60_000;

/**
 * The boxes after a pasted or autofilled code, from the first box on; other characters than digits are
 * dropped.
 */
export function pasteIntoBoxes(length: number, pasted: string): string[] {
  const digits = pasted.replace(/\D/g, '');
  return Array.from({ length }, (_, index) => digits[index] ?? '');
}

/** The wait before a resend in milliseconds: the server's seconds, else 60 s (R10). */
export function resendWaitMs(waitSeconds: number | null | undefined): number {
  return waitSeconds == null ? OTP_DEFAULT_COUNTDOWN_MS : Math.max(0, waitSeconds) * 1000;
}

export type Resend = { kind: 'wait'; seconds: number } | { kind: 'resend' };

/**
 * What stands below the boxes: a wait counter in seconds, then 'Kirim Ulang'
 * (docs/product/validation.md#one-time-code).
 */
export function resend({ now, availableAt }: { now: Date; availableAt: Date }): Resend {
  const seconds = Math.ceil((availableAt.getTime() - now.getTime()) / 1000);
  return seconds > 0 ? { kind: 'wait', seconds } : { kind: 'resend' };
}

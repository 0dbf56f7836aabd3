/** The server's message for a promo of the mobile app (docs/product/errors.md). */
export const MOBILE_ONLY_MESSAGE = 'kode promo hanya dapat digunakan utk mobile';

export type PromoFailure =
  | { kind: 'appDownloadDialog' }
  /** `message` is the server's; null calls for the text of the catalogue. */
  | { kind: 'snackbar'; message: string | null };

/**
 * What a failed use of a promo leads to: the app-download dialog, or a snackbar with the server's message,
 * else our own (docs/product/errors.md).
 */
export function promoFailure(serverMessage: string | null | undefined): PromoFailure {
  const message = serverMessage?.trim() ?? '';
  if (message.toLowerCase() === MOBILE_ONLY_MESSAGE) return { kind: 'appDownloadDialog' };
  return { kind: 'snackbar', message: message === '' ? null : message };
}

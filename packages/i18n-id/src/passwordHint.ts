/** Hint under a new password (docs/product/account.md#password). */
export const passwordHintText = Object.freeze({
  strong: 'Keamanan password: "Kuat"',
  label: 'Syarat kata sandi',
  passed: 'terpenuhi',
  failed: 'belum terpenuhi',
} as const);

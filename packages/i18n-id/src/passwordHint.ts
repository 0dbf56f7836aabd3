/** Hint under a new password (docs/product/account.md#password). */
export const passwordHintText = {
  strong: 'Keamanan password: "Kuat"',
  label: 'Syarat kata sandi',
  passed: 'terpenuhi',
  failed: 'belum terpenuhi',
} as const;

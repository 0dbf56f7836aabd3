/** The value of foto that means no photo (docs/product/account.md#profile). */
export const NO_PHOTO = 'user/default.svg';

/** Whether a profile has a photo of its own (docs/product/account.md#profile). */
export function hasPhoto(foto: string | null | undefined): foto is string {
  return foto != null && foto !== '' && !foto.endsWith(NO_PHOTO);
}

/** Up to two initials of a name, for the avatar without photo. */
export function initials(fullname: string): string {
  const letters = fullname
    .trim()
    .split(/\s+/)
    .map((word) => [...word].slice(0, 1).join(''));
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('').toUpperCase();
}

import * as label from './label.ts';

/** Words of the button that shares a page, by themselves: each page that can be shared loads them. */
export const sharingText = {
  share: 'Bagikan',
  /** Where there is nothing to share by, the address is copied. */
  copied: label.copied,
} as const;

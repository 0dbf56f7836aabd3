import * as label from './label.ts';

/** What papers say to who cannot see them. */
export const paperText = {
  /** @param address it leads to */
  qr: label.qrTo,
  /** @param name whose it is */
  signature: (name: string) => `${label.signature} ${name}`,
} as const;

import { MAIN_ROUTES, pathTo } from '@suluh/domain/address';

/** Page that says whether a certificate is genuine; where its QR code leads. */
export const checkUrl = (mainOrigin: string, number: string): string =>
  `${mainOrigin}${pathTo(MAIN_ROUTES, 'certificateCheck', { number })}`;

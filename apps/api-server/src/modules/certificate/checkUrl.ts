import { MAIN_ROUTES, pathTo } from '@suluh/domain/address';

/** Page that says whether a certificate is genuine. @param code its number; in a QR code with its signature */
export const checkUrl = (mainOrigin: string, code: string): string =>
  `${mainOrigin}${pathTo(MAIN_ROUTES, 'certificateCheck', { number: code })}`;

import { certificateCodeOf } from './number.ts';

/**
 * The code in what a camera read of a certificate: the QR carries the address of the check with the code in it; the bare
 * code is read too. Null for any other QR (docs/product/certificate.md#check).
 */
export function scannedCertificate(scanned: string): string | null {
  const code = URL.canParse(scanned) ? (new URL(scanned).searchParams.get('number') ?? '') : scanned;
  return certificateCodeOf(code) ? code.trim() : null;
}

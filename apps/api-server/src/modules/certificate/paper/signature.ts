import { paperText } from '@suluh/i18n-id/paper';
import sharp from 'sharp';
import type { PdfPage } from '../../../pdf/pdfBytes.ts';
import { figure } from '../../../pdf/structure.ts';

/** Who signs a paper, and their signature, a PNG, where there is one. */
export interface PaperSigner {
  name: string;
  role: string;
  signature?: Uint8Array | null;
}

/** Room for a signature above the name, in CSS pixels; three stand side by side. */
const ROOM = { width: 108, height: 32 };

/**
 * Ink on white, as the page is white where it stands: what is transparent is taken apart by other threads, in an order of
 * its own, and the sum of a file has to be the same each time it is drawn. One that is torn is left out, as one that is
 * lost.
 */
export async function onWhite(signer: PaperSigner): Promise<PaperSigner> {
  if (!signer.signature) return signer;
  try {
    return { ...signer, signature: await sharp(signer.signature).flatten({ background: 'white' }).png().toBuffer() };
  } catch {
    return { ...signer, signature: null };
  }
}

/** A signature, read by whose it is, its left lower corner at x and y (docs/product/certificate.md#signatures). */
export const drawSignature = (
  page: PdfPage,
  { name, signature }: { name: string; signature: Uint8Array },
  x: number,
  y: number,
): void =>
  figure(page, paperText.signature(name), () =>
    page.image(Buffer.from(signature), x, y - ROOM.height, { fit: [ROOM.width, ROOM.height], valign: 'bottom' }),
  );

import type PDFDocument from 'pdfkit';
import { endStructure } from './structure.ts';

/** A document of pdfkit while it is drawn. */
export type PdfPage = InstanceType<typeof PDFDocument>;

/** Draws a document, ends it and gives its bytes. */
export function pdfBytes(page: PdfPage, draw: () => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
  });
  draw();
  endStructure(page);
  page.end();
  return done;
}

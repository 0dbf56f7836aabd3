import type { Ticket } from '@suluh/api/types';
import { printedCode } from '@suluh/domain/ticket';
import { ticketText as TEXTS } from '@suluh/i18n-id/ticket';
import sharp from 'sharp';
import { fitted, outlined, type Look } from '../../../pdf/outlines.ts';
import { ticketLines } from './ticketLines.ts';
import { INKS } from '../../../inks.ts';
import { qrPath } from '../../../qrPath.ts';

const { ink: INK, muted: MUTED, sheet: PAPER } = INKS;

/** Size of the picture in pixels: upright, for a phone. */
const WIDTH = 720;
const MARGIN = 48;
const QR = 480;

/** A ticket as a picture of at most 200 KB, made to be sent on and shown from a gallery. */
export async function ticketPicture(ticket: Ticket): Promise<Buffer> {
  const parts = [qrPath(ticket.token, { x: (WIDTH - QR) / 2, y: 24, side: QR })];
  const small: Look = { size: 20, weight: 500, colour: MUTED };
  const centred = { align: 'middle' } as const;
  parts.push(outlined(TEXTS.code, WIDTH / 2, 536, { ...small, ...centred }));
  parts.push(
    outlined(printedCode(ticket.shortCode), WIDTH / 2, 584, { size: 44, weight: 800, colour: INK, ...centred }),
  );
  let y = 648;
  const title: Look = { size: 30, weight: 800, colour: INK };
  for (const line of fitted(ticket.courseFullname, WIDTH - 2 * MARGIN, 3, title)) {
    parts.push(outlined(line, MARGIN, y, title));
    y += 40;
  }
  for (const [label, value] of ticketLines(ticket)) {
    const look: Look = { size: 24, weight: 800, colour: INK };
    parts.push(outlined(label, MARGIN, (y += 16), small));
    for (const line of fitted(value, WIDTH - 2 * MARGIN, 2, look)) parts.push(outlined(line, MARGIN, (y += 32), look));
    y += 14;
  }
  const height = y + MARGIN;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"><rect width="${WIDTH}" height="${height}" fill="${PAPER}"/>${parts.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16, compressionLevel: 9 }).toBuffer();
}

import type { Ticket } from '@suluh/api/types';
import { printedCode } from '@suluh/domain/ticket';
import { ticketText as TEXTS } from '@suluh/i18n-id/ticket';
import PDFDocument from 'pdfkit';
import { pdfBytes } from '../../../pdf/pdfBytes.ts';
import { said, TAGGED } from '../../../pdf/structure.ts';
import { logo, qrCode } from '../../../pdf/marks.ts';
import { Writing } from '../../../pdf/writing.ts';
import { ticketLines } from './ticketLines.ts';
import { INKS } from '../../../inks.ts';

const { ink: INK, muted: MUTED, brand: BRAND } = INKS;

/** A5 upright in points. */
const PAGE = { width: 419.53, height: 595.28 };
const MARGIN = 36;
const QR = 190;

/** A ticket on paper: one page A5, its code large enough for every reader. */
export async function ticketPdf(ticket: Ticket): Promise<Buffer> {
  const code = printedCode(ticket.shortCode);
  const page = new PDFDocument({
    size: 'A5',
    margin: 0,
    ...TAGGED,
    info: { Title: `${TEXTS.title}: ${ticket.courseFullname}`, Author: 'Suluh', Subject: code },
  });
  return pdfBytes(page, () => {
    const writing = new Writing(page);
    const width = PAGE.width - 2 * MARGIN;
    logo(page, MARGIN, MARGIN, 26);
    writing.line(TEXTS.title, PAGE.width - MARGIN, MARGIN, {
      size: 13,
      weight: 800,
      colour: BRAND,
      lineHeight: 26,
      align: 'right',
      role: 'title',
    });
    qrCode(page, ticket.token, { x: (PAGE.width - QR) / 2, y: 76, side: QR, alt: TEXTS.qr(code) });
    writing.line(TEXTS.code, PAGE.width / 2, 272, {
      size: 9,
      weight: 500,
      colour: MUTED,
      lineHeight: 14,
      align: 'center',
    });
    writing.line(code, PAGE.width / 2, 286, { size: 20, weight: 800, colour: INK, lineHeight: 26, align: 'center' });
    let y = 324;
    const title = writing.fitted(ticket.courseFullname, width, 3, { size: 15, weight: 800, colour: INK });
    said(
      page,
      'heading',
      () => {
        for (const line of title.lines) {
          writing.line(line, MARGIN, y, { ...title.type, lineHeight: 20 });
          y += 20;
        }
      },
      ticket.courseFullname,
    );
    y += 8;
    for (const [label, value] of ticketLines(ticket))
      said(
        page,
        'paragraph',
        () => {
          writing.line(label, MARGIN, y, { size: 9, weight: 500, colour: MUTED, lineHeight: 13 });
          const fitted = writing.fitted(value, width, 2, { size: 11, weight: 700, colour: INK });
          y += 13;
          for (const line of fitted.lines) {
            writing.line(line, MARGIN, y, { ...fitted.type, lineHeight: 16 });
            y += 16;
          }
          y += 4;
        },
        `${label}: ${value}`,
      );
  });
}

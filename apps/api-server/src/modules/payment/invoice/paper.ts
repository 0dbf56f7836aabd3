import { printedNpwp, taxWithin, type SellerTerms } from '@suluh/domain/invoice';
import { rupiah } from '@suluh/i18n-id/format';
import { invoiceText as TEXTS } from '@suluh/i18n-id/invoice';
import PDFDocument from 'pdfkit';
import { INKS } from '../../../inks.ts';
import type { PdfPage } from '../../../pdf/pdfBytes.ts';

const { ink: INK, muted: MUTED, line: LINE } = INKS;
const LEFT = 56;
const RIGHT = 539;
const AMOUNT_WIDTH = 120;
const LAST_ROW = 740;

/** A page A4 of what people of the books read. */
export const paperOf = (title: string, madeAt: Date): PdfPage =>
  new PDFDocument({
    size: 'A4',
    margin: LEFT,
    lang: 'id-ID',
    info: { Title: title, Author: 'Suluh', CreationDate: madeAt },
  });

/** The standard fonts of PDF know Latin letters only; what they cannot write becomes a question mark. */
const printable = (text: string): string =>
  text.replaceAll(/[^\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022]/gu, '?');

/** A fact: its name, and beside it what it is. */
export function pair(page: PdfPage, label: string, value: string): void {
  const { y } = page;
  page.font('Helvetica').fontSize(9).fillColor(MUTED).text(label, LEFT, y, { width: 130 });
  page
    .fontSize(10)
    .fillColor(INK)
    .text(printable(value), LEFT + 140, y, { width: RIGHT - LEFT - 140 });
  page.moveDown(0.35);
}

/** A line with an amount at its end. */
export function amountRow(page: PdfPage, label: string, amount: string, isStrong = false): void {
  if (page.y > LAST_ROW) page.addPage();
  const { y } = page;
  const font = isStrong ? 'Helvetica-Bold' : 'Helvetica';
  page
    .font(font)
    .fontSize(isStrong ? 12 : 10)
    .fillColor(INK);
  page.text(amount, RIGHT - AMOUNT_WIDTH, y, { width: AMOUNT_WIDTH, align: 'right' });
  page.text(printable(label), LEFT, y, { width: RIGHT - LEFT - AMOUNT_WIDTH - 12 });
  page.moveDown(0.5);
}

/** A line across the page. */
export function rule(page: PdfPage): void {
  const y = page.y + 4;
  page.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(1).strokeColor(LINE).stroke();
  page.y = y + 10;
}

/** Who sells at the left, what it is and how it stands at the right. */
export function letterhead(
  page: PdfPage,
  { seller, title, mark }: { seller: SellerTerms; title: string; mark?: { text: string; color: string } },
): void {
  page.font('Helvetica-Bold').fontSize(22).fillColor(INK).text('Suluh', LEFT, 56);
  page.fontSize(14).text(title, LEFT, 60, { width: RIGHT - LEFT, align: 'right' });
  if (mark)
    page
      .fontSize(11)
      .fillColor(mark.color)
      .text(mark.text, LEFT, 80, { width: RIGHT - LEFT, align: 'right' });
  page.x = LEFT;
  page.y = 92;
  const lines = [
    seller.name === 'Suluh' ? '' : seller.name,
    seller.address,
    seller.npwp === '' ? '' : TEXTS.npwp(printedNpwp(seller.npwp)),
  ].filter(Boolean);
  if (lines.length > 0)
    page
      .font('Helvetica')
      .fontSize(9)
      .fillColor(MUTED)
      .text(printable(lines.join('\n')), LEFT, page.y, { width: 300 });
  page.y = Math.max(page.y + 12, 112);
}

/** The tax a sum contains, where there is one. */
export function taxRows(page: PdfPage, totalRupiah: number, { taxPercent }: SellerTerms): void {
  if (taxPercent === 0) return;
  const { baseRupiah, taxRupiah } = taxWithin(totalRupiah, taxPercent);
  amountRow(page, TEXTS.taxBase, rupiah(baseRupiah));
  amountRow(page, TEXTS.tax(taxPercent), rupiah(taxRupiah));
}

/** A sentence at the end. */
export function closing(page: PdfPage, sentence: string): void {
  page
    .font('Helvetica')
    .fontSize(10)
    .fillColor(MUTED)
    .text(sentence, LEFT, page.y, { width: RIGHT - LEFT });
}

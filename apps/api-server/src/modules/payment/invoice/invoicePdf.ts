import { date, dateTime, rupiah } from '@suluh/i18n-id/format';
import { invoiceText as TEXTS } from '@suluh/i18n-id/invoice';
import PDFDocument from 'pdfkit';
import { pdfBytes, type PdfPage } from '../../../pdf/pdfBytes.ts';
import { INKS } from '../../../inks.ts';

const { ink: INK, muted: MUTED, line: LINE } = INKS;

/** What an invoice says. */
export interface Invoice {
  invoiceId: string;
  orderId: string;
  createdAt: Date;
  paidAt: Date | null;
  deadline: Date | null;
  billedTo: readonly string[];
  method: string | null;
  /** Number to transfer to, of an invoice that is still to be paid. */
  transferNumber: string | null;
  /** Courses, each with the lines of the schedule that was bought. */
  items: readonly { fullname: string; schedule: readonly string[]; priceRupiah: number }[];
  purchaseRupiah: number;
  promo: { code: string; discountRupiah: number } | null;
  feeRupiah: number;
  totalRupiah: number;
}

const LEFT = 56;
const RIGHT = 539;
const AMOUNT_WIDTH = 120;

/** The standard fonts of PDF know Latin letters only; what they cannot write becomes a question mark. */
const printable = (text: string): string =>
  text.replaceAll(/[^\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022]/gu, '?');

function pair(page: PdfPage, label: string, value: string): void {
  const { y } = page;
  page.font('Helvetica').fontSize(9).fillColor(MUTED).text(label, LEFT, y, { width: 130 });
  page
    .fontSize(10)
    .fillColor(INK)
    .text(printable(value), LEFT + 140, y, { width: RIGHT - LEFT - 140 });
  page.moveDown(0.35);
}

function amountRow(page: PdfPage, label: string, amount: string, isStrong = false): void {
  if (page.y > 740) page.addPage();
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

function rule(page: PdfPage): void {
  const y = page.y + 4;
  page.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(1).strokeColor(LINE).stroke();
  page.y = y + 10;
}

function head(page: PdfPage, invoice: Invoice): void {
  page.font('Helvetica-Bold').fontSize(22).fillColor(INK).text('Suluh', LEFT, 56);
  page.fontSize(14).text(TEXTS.title, LEFT, 60, { width: RIGHT - LEFT, align: 'right' });
  const mark = invoice.paidAt ? TEXTS.paid : TEXTS.unpaid;
  page
    .fontSize(11)
    .fillColor(invoice.paidAt ? INKS.paid : INKS.unpaid)
    .text(mark, LEFT, 80, { width: RIGHT - LEFT, align: 'right' });
  page.x = LEFT;
  page.y = 112;
}

function facts(page: PdfPage, invoice: Invoice): void {
  pair(page, TEXTS.number, invoice.invoiceId);
  pair(page, TEXTS.order, invoice.orderId);
  pair(page, TEXTS.date, date(invoice.createdAt));
  if (invoice.paidAt) pair(page, TEXTS.paidAt, dateTime(invoice.paidAt));
  else if (invoice.deadline) pair(page, TEXTS.deadline, dateTime(invoice.deadline));
  pair(page, TEXTS.billedTo, invoice.billedTo.join('\n'));
  if (invoice.method) pair(page, TEXTS.method, invoice.method);
  if (invoice.transferNumber) pair(page, TEXTS.transferTo, invoice.transferNumber);
}

/** An invoice as PDF, A4, with real text: number, dates, learner, courses, promo, fee, total and whether it is paid. */
export async function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const page = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    lang: 'id-ID',
    info: { Title: `${TEXTS.title} ${invoice.invoiceId}`, Author: 'Suluh', CreationDate: invoice.createdAt },
  });
  return pdfBytes(page, () => {
    head(page, invoice);
    facts(page, invoice);
    rule(page);
    amountRow(page, TEXTS.item, TEXTS.price, true);
    for (const { fullname, schedule, priceRupiah } of invoice.items)
      amountRow(page, [fullname, ...schedule].join('\n'), rupiah(priceRupiah));
    rule(page);
    amountRow(page, TEXTS.purchase, rupiah(invoice.purchaseRupiah));
    if (invoice.promo) amountRow(page, TEXTS.promo(invoice.promo.code), `-${rupiah(invoice.promo.discountRupiah)}`);
    if (invoice.feeRupiah > 0) amountRow(page, TEXTS.fee, rupiah(invoice.feeRupiah));
    amountRow(page, TEXTS.total, rupiah(invoice.totalRupiah), true);
    rule(page);
    page
      .font('Helvetica')
      .fontSize(10)
      .fillColor(MUTED)
      .text(TEXTS.thanks, LEFT, page.y, { width: RIGHT - LEFT });
  });
}

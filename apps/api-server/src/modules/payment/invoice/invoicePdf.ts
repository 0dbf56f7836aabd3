import type { InvoiceStanding } from '@suluh/domain/invoice';
import type { InvoiceContent } from '@suluh/domain/settlement';
import { date, dateTime, rupiah } from '@suluh/i18n-id/format';
import { invoiceText as TEXTS } from '@suluh/i18n-id/invoice';
import { INKS } from '../../../inks.ts';
import { pdfBytes, type PdfPage } from '../../../pdf/pdfBytes.ts';
import { amountRow, closing, letterhead, pair, paperOf, rule, taxRows } from './paper.ts';

/** What an invoice says (docs/product/invoice.md#paper). */
export interface Invoice extends InvoiceContent {
  standing: InvoiceStanding;
  /** Null while it has none. */
  invoiceNumber: string | null;
  /** Number of the transaction. */
  invoiceId: string;
  orderId: string;
  createdAt: Date;
  paidAt: Date | null;
  deadline: Date | null;
  billedTo: readonly string[];
  /** Number to transfer to, of an invoice that is still to be paid. */
  transferNumber: string | null;
  totalRupiah: number;
  /** Numbers of what took it back. */
  creditNumbers: readonly string[];
}

function facts(page: PdfPage, invoice: Invoice): void {
  if (invoice.invoiceNumber !== null) pair(page, TEXTS.number, invoice.invoiceNumber);
  else if (invoice.standing === 'numbering') pair(page, TEXTS.paper, TEXTS.numbering);
  pair(page, TEXTS.transaction, invoice.invoiceId);
  pair(page, TEXTS.order, invoice.orderId);
  pair(page, TEXTS.date, date(invoice.createdAt));
  if (invoice.paidAt) pair(page, TEXTS.paidAt, dateTime(invoice.paidAt));
  else if (invoice.deadline) pair(page, TEXTS.deadline, dateTime(invoice.deadline));
  pair(page, TEXTS.billedTo, invoice.billedTo.join('\n'));
  if (invoice.method) pair(page, TEXTS.method, invoice.method);
  if (invoice.transferNumber) pair(page, TEXTS.transferTo, invoice.transferNumber);
  if (invoice.creditNumbers.length > 0) pair(page, TEXTS.credit.title, invoice.creditNumbers.join('\n'));
}

/** An invoice as PDF, A4, with real text: seller, number, dates, learner, courses, promo, fee, tax, total and whether it is paid. */
export async function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const page = paperOf(`${TEXTS.title} ${invoice.invoiceNumber ?? invoice.invoiceId}`, invoice.createdAt);
  return pdfBytes(page, () => {
    letterhead(page, {
      seller: invoice.seller,
      title: TEXTS.title,
      mark: invoice.paidAt ? { text: TEXTS.paid, color: INKS.paid } : { text: TEXTS.unpaid, color: INKS.unpaid },
    });
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
    taxRows(page, invoice.totalRupiah, invoice.seller);
    rule(page);
    closing(page, TEXTS.thanks);
  });
}

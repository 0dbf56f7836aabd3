import type { InvoiceStanding } from '@suluh/domain/invoice';
import type { InvoiceContent } from '@suluh/domain/settlement';
import { date, dateTime, rupiah } from '@suluh/i18n-id/format';
import { invoiceText as TEXTS } from '@suluh/i18n-id/invoice';
import { INKS } from '../../../inks.ts';
import { pdfBytes } from '../../../pdf/pdfBytes.ts';
import { amounts, closing, foundAgain, letterhead, pair, paperOf, rule, taxLines, type Paper } from './paper.ts';

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
  /** Page of the order, for its learner. */
  orderUrl: string;
}

function facts(paper: Paper, invoice: Invoice): void {
  if (invoice.invoiceNumber !== null) pair(paper, TEXTS.number, invoice.invoiceNumber);
  else if (invoice.standing === 'numbering') pair(paper, TEXTS.paper, TEXTS.numbering);
  pair(paper, TEXTS.transaction, invoice.invoiceId);
  pair(paper, TEXTS.order, invoice.orderId);
  pair(paper, TEXTS.date, date(invoice.createdAt));
  if (invoice.paidAt) pair(paper, TEXTS.paidAt, dateTime(invoice.paidAt));
  else if (invoice.deadline) pair(paper, TEXTS.deadline, dateTime(invoice.deadline));
  pair(paper, TEXTS.billedTo, invoice.billedTo.join('\n'));
  if (invoice.method) pair(paper, TEXTS.method, invoice.method);
  if (invoice.transferNumber) {
    pair(paper, TEXTS.transferBank.label, TEXTS.transferBank.name);
    pair(paper, TEXTS.transferTo, invoice.transferNumber);
  }
  if (invoice.creditNumbers.length > 0) pair(paper, TEXTS.credit.title, invoice.creditNumbers.join('\n'));
}

/**
 * An invoice as PDF, A4, with real text: seller, number, dates, learner, courses, promo, fee, tax, total and whether it
 * is paid.
 */
export async function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const paper = paperOf(`${TEXTS.title} ${invoice.invoiceNumber ?? invoice.invoiceId}`, invoice.createdAt);
  const { promo, feeRupiah, totalRupiah, seller } = invoice;
  return pdfBytes(paper.page, () => {
    letterhead(paper, {
      seller,
      title: TEXTS.title,
      mark: invoice.paidAt ? { text: TEXTS.paid, color: INKS.paid } : { text: TEXTS.unpaid, color: INKS.unpaid },
    });
    facts(paper, invoice);
    rule(paper);
    amounts(paper, [
      { label: TEXTS.item, amount: TEXTS.price, isStrong: true },
      ...invoice.items.map(({ fullname, schedule, priceRupiah }) => ({
        label: [fullname, ...schedule].join('\n'),
        amount: rupiah(priceRupiah),
      })),
    ]);
    rule(paper);
    amounts(paper, [
      { label: TEXTS.purchase, amount: rupiah(invoice.purchaseRupiah) },
      ...(promo ? [{ label: TEXTS.promo(promo.code), amount: `-${rupiah(promo.discountRupiah)}` }] : []),
      ...(feeRupiah > 0 ? [{ label: TEXTS.fee, amount: rupiah(feeRupiah) }] : []),
      { label: TEXTS.total, amount: rupiah(totalRupiah), isStrong: true },
      ...taxLines(totalRupiah, seller),
    ]);
    rule(paper);
    foundAgain(paper, invoice.orderUrl);
    closing(paper, TEXTS.thanks);
  });
}

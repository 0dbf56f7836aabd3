import type { SellerTerms } from '@suluh/domain/invoice';
import { date, rupiah } from '@suluh/i18n-id/format';
import { invoiceText as TEXTS } from '@suluh/i18n-id/invoice';
import { pdfBytes } from '../../../pdf/pdfBytes.ts';
import { amountRow, closing, letterhead, pair, paperOf, rule, taxRows } from './paper.ts';

/** What a credit note says (docs/product/invoice.md#credit-notes). */
interface CreditNote {
  number: string;
  /** Day in WIB. */
  day: string;
  issuedAt: Date;
  invoiceNumber: string;
  invoiceId: string;
  billedTo: readonly string[];
  reason: 'refund' | 'reversed';
  courses: readonly string[];
  amountRupiah: number;
  /** Of its invoice, whose tax it takes back. */
  seller: SellerTerms;
}

/** A credit note as PDF, A4: seller, numbers, learner, why, the sum and the tax in it. */
export async function creditNotePdf(note: CreditNote): Promise<Buffer> {
  const { credit } = TEXTS;
  const page = paperOf(`${credit.title} ${note.number}`, note.issuedAt);
  return pdfBytes(page, () => {
    letterhead(page, { seller: note.seller, title: credit.title });
    pair(page, credit.number, note.number);
    pair(page, TEXTS.number, note.invoiceNumber);
    pair(page, TEXTS.transaction, note.invoiceId);
    pair(page, TEXTS.date, date(note.day));
    pair(page, credit.for, note.billedTo.join('\n'));
    pair(page, credit.reason, credit.reasons[note.reason]);
    pair(page, TEXTS.item, note.courses.join('\n'));
    rule(page);
    amountRow(page, credit.amount, rupiah(note.amountRupiah), true);
    taxRows(page, note.amountRupiah, note.seller);
    rule(page);
    closing(page, credit.note);
  });
}

import type { SellerTerms } from '@suluh/domain/invoice';
import { date, rupiah } from '@suluh/i18n-id/format';
import { invoiceText as TEXTS } from '@suluh/i18n-id/invoice';
import { pdfBytes } from '../../../pdf/pdfBytes.ts';
import { amounts, closing, letterhead, pair, paperOf, rule, taxLines } from './paper.ts';

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
  const paper = paperOf(`${credit.title} ${note.number}`, note.issuedAt);
  return pdfBytes(paper.page, () => {
    letterhead(paper, { seller: note.seller, title: credit.title });
    pair(paper, credit.number, note.number);
    pair(paper, TEXTS.number, note.invoiceNumber);
    pair(paper, TEXTS.transaction, note.invoiceId);
    pair(paper, TEXTS.date, date(note.day));
    pair(paper, credit.for, note.billedTo.join('\n'));
    pair(paper, credit.reason, credit.reasons[note.reason]);
    pair(paper, TEXTS.item, note.courses.join('\n'));
    rule(paper);
    amounts(paper, [
      { label: credit.amount, amount: rupiah(note.amountRupiah), isStrong: true },
      ...taxLines(note.amountRupiah, note.seller),
    ]);
    rule(paper);
    closing(paper, credit.note);
  });
}

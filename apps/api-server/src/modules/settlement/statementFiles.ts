import type { SellerTerms } from '@suluh/domain/invoice';
import { statementOf } from '@suluh/domain/settlement';
import { date, rupiah } from '@suluh/i18n-id/format';
import { monthName } from '@suluh/i18n-id/internship';
import { statementText as TEXTS } from '@suluh/i18n-id/statement';
import { pdfBytes } from '../../pdf/pdfBytes.ts';
import { csvFile } from '../../tableFile/writeTable.ts';
import { amounts, closing, letterhead, pair, paperOf, rule } from '../payment/invoice/paper.ts';
import type { Statement, StatementLine } from './statements.ts';

/** A statement with everything it is made of. */
interface WholeStatement {
  statement: Statement;
  lines: readonly StatementLine[];
}

/** What went back stands below zero, so that the columns add up to the last row. */
const signed = ({ kind, gross, promoPlatform, promoPartner, fee, net }: StatementLine): number[] =>
  [gross, promoPlatform, promoPartner, fee, net].map((amount) => (kind === 'refund' ? -amount : amount) || 0);

const { columns, kinds } = TEXTS;
const HEADER = [
  columns.day,
  columns.document,
  columns.kind,
  columns.order,
  columns.course,
  columns.gross,
  columns.promoPlatform,
  columns.promoPartner,
  columns.fee,
  columns.net,
];

/** A statement as a table: each line, and the sums last. Cells are parted by semicolons, as spreadsheets here read them. */
export function statementCsv({ lines }: WholeStatement): Buffer {
  const rows = lines.map((line) => [
    line.day,
    line.document,
    kinds[line.kind],
    line.orderId,
    line.fullname,
    ...signed(line),
  ]);
  const sums = [0, 1, 2, 3, 4].map((at) => lines.reduce((sum, line) => sum + signed(line)[at]!, 0));
  return csvFile([HEADER, ...rows, [TEXTS.sum, '', '', '', '', ...sums]], ';');
}

/** '-Rp50.000' of what is below zero. */
const money = (amount: number): string => (amount < 0 ? `-${rupiah(-amount)}` : rupiah(amount));

/** A statement on paper, A4: the partner, the month, the sums and each line. @param madeAt printed on it */
export async function statementPdf(
  { statement, lines }: WholeStatement,
  { seller, madeAt }: { seller: SellerTerms; madeAt: Date },
): Promise<Buffer> {
  const paper = paperOf(`${TEXTS.title} ${statement.partnerName} ${statement.month}`, madeAt);
  const sums = statementOf(lines); // of what is printed below
  return pdfBytes(paper.page, () => {
    letterhead(paper, { seller, title: TEXTS.title });
    pair(paper, TEXTS.partner, statement.partnerName);
    pair(paper, TEXTS.month, monthName(statement.month));
    pair(paper, TEXTS.made, date(madeAt));
    rule(paper);
    amounts(paper, [
      { label: TEXTS.gross, amount: money(sums.gross) },
      { label: TEXTS.promoPartner, amount: money(-sums.promoPartner) },
      { label: TEXTS.fee, amount: money(-sums.fee) },
      { label: TEXTS.refund, amount: money(-sums.refund) },
      { label: TEXTS.net, amount: money(sums.net), isStrong: true },
      { label: TEXTS.promoPlatform, amount: money(sums.promoPlatform) },
    ]);
    rule(paper);
    amounts(paper, [
      { label: TEXTS.lines, amount: columns.net, isStrong: true },
      ...lines.map((line) => ({
        label: `${date(line.day)} · ${kinds[line.kind]} · ${line.document}\n${line.fullname}`,
        amount: money(signed(line)[4]!),
      })),
    ]);
    rule(paper);
    closing(paper, TEXTS.note);
  });
}

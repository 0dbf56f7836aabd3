import { printedNpwp, taxWithin, UNNAMED_SELLER, type SellerTerms } from '@suluh/domain/invoice';
import { rupiah } from '@suluh/i18n-id/format';
import { invoiceText as TEXTS } from '@suluh/i18n-id/invoice';
import PDFDocument from 'pdfkit';
import { INKS } from '../../../inks.ts';
import type { PdfPage } from '../../../pdf/pdfBytes.ts';
import { decoration, said, TAGGED, within, type Role } from '../../../pdf/structure.ts';
import { logo, qrCode } from '../../../pdf/marks.ts';
import { Writing, type Type } from '../../../pdf/writing.ts';

const { ink: INK, muted: MUTED, line: LINE } = INKS;
/** A4 in points. */
const PAGE_WIDTH = 595.28;
const LEFT = 56;
const RIGHT = 539;
const TOP = 56;
const LABEL_WIDTH = 140;
const AMOUNT_WIDTH = 130;
const LAST_ROW = 750;
/** Side of the code at the end, its quiet zone within. */
const QR = 92;
/** The header's brand bar and its teeth (docs/look.md#motif). */
const HEM = { bar: 4, tooth: 10, depth: 6 } as const;

/** A paper of what people of the books read, and how far down it is written, in points. */
export interface Paper {
  page: PdfPage;
  writing: Writing;
  y: number;
}

/** An empty A4. */
export function paperOf(title: string, madeAt: Date): Paper {
  const page = new PDFDocument({
    size: 'A4',
    margin: 0,
    ...TAGGED,
    info: { Title: title, Author: 'Suluh', CreationDate: madeAt },
  });
  return { page, writing: new Writing(page), y: TOP };
}

type Line = Type & { lineHeight: number };
const SMALL: Line = { size: 9, weight: 500, colour: MUTED, lineHeight: 13 };
const WORDS: Line = { size: 10, weight: 500, colour: INK, lineHeight: 15 };
const STRONG: Line = { size: 12, weight: 800, colour: INK, lineHeight: 18 };

/** Writes a text of one or more lines that begins at y, broken where it is too wide. @returns its height */
function block(
  { page, writing }: Paper,
  text: string,
  {
    x,
    y,
    width,
    type,
    align = 'left',
    role = 'paragraph',
  }: Box & { type: Line; align?: 'left' | 'right'; role?: Role },
): number {
  const lines = text.split('\n').flatMap((line) => writing.lines(line, width, type));
  said(
    page,
    role,
    () => {
      for (const [at, line] of lines.entries())
        writing.line(line, align === 'right' ? x + width : x, y + at * type.lineHeight, { ...type, align });
    },
    text.replaceAll('\n', ', '),
  );
  return lines.length * type.lineHeight;
}

interface Box {
  x: number;
  y: number;
  width: number;
}

/** A fact: its name, and beside it what it is. */
export function pair(paper: Paper, label: string, value: string): void {
  const { page, y } = paper;
  said(
    page,
    'paragraph',
    () => {
      block(paper, label, { x: LEFT, y: y + 1, width: LABEL_WIDTH - 12, type: SMALL });
      paper.y += block(paper, value, { x: LEFT + LABEL_WIDTH, y, width: RIGHT - LEFT - LABEL_WIDTH, type: WORDS });
    },
    `${label}: ${value.replaceAll('\n', ', ')}`,
  );
  paper.y += 4;
}

/** What an amount is for, and how much; one that counts is written larger. */
export interface AmountLine {
  label: string;
  amount: string;
  isStrong?: boolean;
}

/** Lines with an amount at their end. */
export function amounts(paper: Paper, lines: readonly AmountLine[]): void {
  const { page } = paper;
  within(page, 'Table', () => {
    for (const { label, amount, isStrong = false } of lines) {
      if (paper.y > LAST_ROW) {
        page.addPage();
        paper.y = TOP;
      }
      const { y } = paper;
      const type = isStrong ? STRONG : WORDS;
      const width = RIGHT - LEFT - AMOUNT_WIDTH - 12;
      within(page, 'TR', () => {
        paper.y += block(paper, label, { x: LEFT, y, width, type, role: 'rowHead' }) + 5;
        block(paper, amount, { x: RIGHT - AMOUNT_WIDTH, y, width: AMOUNT_WIDTH, type, align: 'right', role: 'cell' });
      });
    }
  });
}

/** A line across the page. */
export function rule(paper: Paper): void {
  const y = paper.y + 4;
  decoration(paper.page, () => paper.page.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(1).stroke(LINE));
  paper.y = y + 12;
}

/** The hem along the upper edge. */
function hem(page: PdfPage): void {
  page.rect(0, 0, PAGE_WIDTH, HEM.bar);
  for (let x = 0; x < PAGE_WIDTH; x += HEM.tooth)
    page
      .moveTo(x, HEM.bar)
      .lineTo(x + HEM.tooth, HEM.bar)
      .lineTo(x + HEM.tooth / 2, HEM.bar + HEM.depth)
      .closePath();
  page.fill(INKS.indigo);
}

/** Whose paper it is and who sells at the left, what it is and how it stands at the right. */
export function letterhead(
  paper: Paper,
  { seller, title, mark }: { seller: SellerTerms; title: string; mark?: { text: string; color: string } },
): void {
  const { page, writing } = paper;
  decoration(page, () => hem(page));
  logo(page, LEFT, 40, 34);
  writing.line(title, RIGHT, 42, { size: 20, weight: 800, colour: INK, lineHeight: 26, align: 'right', role: 'title' });
  if (mark)
    writing.line(mark.text, RIGHT, 68, { size: 11, weight: 800, colour: mark.color, lineHeight: 16, align: 'right' });
  paper.y = 92;
  const lines = [
    seller.name === UNNAMED_SELLER.name ? '' : seller.name, // the logo above says it
    seller.address,
    seller.npwp === '' ? '' : TEXTS.npwp(printedNpwp(seller.npwp)),
  ].filter(Boolean);
  if (lines.length > 0) paper.y += block(paper, lines.join('\n'), { x: LEFT, y: paper.y, width: 300, type: SMALL });
  paper.y = Math.max(paper.y + 14, 112);
}

/** The tax a sum contains, where there is one. */
export function taxLines(totalRupiah: number, { taxPercent }: SellerTerms): AmountLine[] {
  if (taxPercent === 0) return [];
  const { baseRupiah, taxRupiah } = taxWithin(totalRupiah, taxPercent);
  return [
    { label: TEXTS.taxBase, amount: rupiah(baseRupiah) },
    { label: TEXTS.tax(taxPercent), amount: rupiah(taxRupiah) },
  ];
}

/** Where the paper is found again, as a code at the right, and beside it what that is for. Stands on one page. */
export function foundAgain(paper: Paper, url: string): void {
  if (paper.y + QR > LAST_ROW + 30) {
    paper.page.addPage();
    paper.y = TOP;
  }
  const { y } = paper;
  qrCode(paper.page, url, { x: RIGHT - QR + 8, y: y - 8, side: QR, alt: TEXTS.qr(url) });
  block(paper, TEXTS.scan, { x: RIGHT - QR - 150, y, width: 140, type: SMALL, align: 'right' });
}

/** A sentence at the end. */
export function closing(paper: Paper, sentence: string): void {
  paper.y += block(paper, sentence, { x: LEFT, y: paper.y, width: 240, type: { ...WORDS, colour: MUTED } });
}

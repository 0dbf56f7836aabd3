import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MotifName } from '@suluh/domain/cloth';
import { certificateKind } from '@suluh/domain/certificate';
import { certificateKindText, certificateText as TEXTS } from '@suluh/i18n-id/certificate';
import { date } from '@suluh/i18n-id/format';
import { paperText } from '@suluh/i18n-id/paper';
import PDFDocument from 'pdfkit';
import { pdfBytes, type PdfPage } from '../../../pdf/pdfBytes.ts';
import { decoration, said, TAGGED, within } from '../../../pdf/structure.ts';
import { logo, qrCode, seal } from '../../../pdf/marks.ts';
import { operatorsOf } from '../../../pdf/svg.ts';
import { Writing, type Type } from '../../../pdf/writing.ts';
import { INKS } from '../../../inks.ts';
import { drawSignature, onWhite, type PaperSigner } from './signature.ts';

const { brand: BRAND, ink: INK, soft: SOFT, muted: MUTED, gold: GOLD } = INKS;

/** What a certificate says. */
export interface CertificatePaper {
  number: string;
  isCompetence: boolean;
  fullname: string;
  courseFullname: string;
  /** Where and when, and how long: 'Yogyakarta, 25 – 26 Oktober 2025 · 960 menit'. */
  detail: string;
  institution: string;
  /** One to three; they stand side by side, each below their signature, a PNG, where there is one. */
  signers: readonly PaperSigner[];
  /** Of a competence; printed on a page of their own. */
  units: readonly { code: string; title: string }[];
  issuedAt: Date;
  expiresAt: Date | null;
  /** Page that says whether it is genuine. */
  checkUrl: string;
  motif: MotifName;
}

/** A4 landscape at 96 dpi, in CSS pixels (docs/look.md). */
const PAGE = { width: 1123, height: 794 };
const LEFT = 120;
const RIGHT = PAGE.width - 120;
const TOP = 100;
const BOTTOM = PAGE.height - 96;
const MIDDLE = PAGE.width / 2;
const A4_WIDTH_PT = 841.89;

const HEADER = 54;
const SEAL = 124;
const QR = 96;
const SIGNER_GAP = 16;
/** Room for the number of a unit of competence. */
const UNIT_CODE = 220;

const small = (colour: string, weight: Type['weight'] = 500): Type & { lineHeight: number } => ({
  size: 13,
  weight,
  colour,
  lineHeight: 19.5,
});
const strong: Type & { lineHeight: number } = { size: 15, weight: 700, colour: INK, lineHeight: 22.5 };
const plain = (colour: string): Type & { lineHeight: number } => ({ size: 16, weight: 500, colour, lineHeight: 24 });

const borders = new Map<MotifName, string>();
function borderOf(motif: MotifName): string {
  const known =
    borders.get(motif) ?? operatorsOf(readFileSync(path.join(import.meta.dirname, 'border', `${motif}.svg`), 'utf8'));
  borders.set(motif, known);
  return known;
}

/** 'yang telah menyelesaikan pelatihan dan dinyatakan kompeten dalam', its weightiest word bold. */
function declaration(writing: Writing, isCompetence: boolean, y: number): void {
  if (!isCompetence) return void writing.line(TEXTS.completed, MIDDLE, y, { ...plain(SOFT), align: 'center' });
  const parts = [
    { text: `${TEXTS.declared} `, weight: 500 },
    { text: TEXTS.competent, weight: 700 },
    { text: ` ${TEXTS.inSubject}`, weight: 500 },
  ] as const;
  const width = parts.reduce((sum, { text, weight }) => sum + writing.width(text, { ...plain(SOFT), weight }), 0);
  let x = MIDDLE - width / 2;
  for (const { text, weight } of parts) x += writing.line(text, x, y, { ...plain(SOFT), weight });
}

/** Kind, name, course and detail, in the middle of what header and footer leave. */
function body(page: PdfPage, writing: Writing, paper: CertificatePaper): void {
  const name = writing.fitted(paper.fullname, RIGHT - LEFT, 2, { size: 54, weight: 800, colour: INK, tracking: -0.03 });
  const course = writing.fitted(paper.courseFullname, 598, 3, { size: 23, weight: 700, colour: INK, tracking: -0.015 });
  const nameLine = name.type.size * 1.15;
  const courseLine = course.type.size * 1.35;
  const height = 45 + 24 + 10 + name.lines.length * nameLine + 34 + 24 + 6 + course.lines.length * courseLine + 8 + 24;
  let y = (TOP + HEADER + BOTTOM - SEAL + 8 - height) / 2;
  writing.line(certificateKindText[certificateKind(paper)], MIDDLE, y, {
    size: 30,
    weight: 800,
    colour: BRAND,
    tracking: -0.02,
    lineHeight: 45,
    align: 'center',
    role: 'title',
  });
  writing.line(TEXTS.givenTo, MIDDLE, (y += 45), { ...plain(MUTED), align: 'center' });
  y += 34;
  said(
    page,
    'paragraph',
    () => {
      for (const line of name.lines) {
        writing.line(line, MIDDLE, y, { ...name.type, lineHeight: nameLine, align: 'center' });
        y += nameLine;
      }
    },
    paper.fullname,
  );
  decoration(page, () => {
    for (let dot = -7.5; dot <= 7.5; dot += 1) page.circle(MIDDLE + dot * 10, y + 17, 1.5).fill(GOLD);
  });
  said(page, 'paragraph', () => declaration(writing, paper.isCompetence, (y += 34)));
  y += 30;
  said(
    page,
    'paragraph',
    () => {
      for (const line of course.lines) {
        writing.line(line, MIDDLE, y, { ...course.type, lineHeight: courseLine, align: 'center' });
        y += courseLine;
      }
    },
    paper.courseFullname,
  );
  const validity = paper.expiresAt ? ` · ${TEXTS.validUntil(date(paper.expiresAt))}` : '';
  writing.line(`${paper.detail}${validity}`, MIDDLE, y + 8, { ...plain(MUTED), align: 'center' });
}

/** Signers side by side, up to the seal; a long name takes a smaller size before a second line. */
function signatures(page: PdfPage, writing: Writing, signers: CertificatePaper['signers']): void {
  const width = (MIDDLE - SEAL / 2 - LEFT) / signers.length - SIGNER_GAP;
  for (const [at, { name, role, signature }] of signers.entries()) {
    const left = LEFT + at * (width + SIGNER_GAP);
    if (signature) drawSignature(page, { name, signature }, left, BOTTOM - 50);
    const whose = writing.fitted(name, width, 1, strong);
    const what = writing.fitted(role, width, 1, small(MUTED));
    writing.line(whose.lines[0] ?? '', left, BOTTOM - 42, { ...strong, ...whose.type });
    writing.line(what.lines[0] ?? '', left, BOTTOM - 19.5, { ...small(MUTED), ...what.type });
  }
}

/** Signers, seal, and the number with the way to check it. */
function footer(page: PdfPage, writing: Writing, { number, checkUrl, signers }: CertificatePaper): void {
  signatures(page, writing, signers);
  seal(page, MIDDLE, BOTTOM + 8 - SEAL / 2, SEAL);
  const width = Math.max(169, writing.width(number, strong));
  const hint = writing.lines(TEXTS.verifyHint('Suluh'), width, small(MUTED));
  const textHeight = 22.5 + hint.length * 19.5;
  let y = BOTTOM - QR / 2 - textHeight / 2;
  writing.line(number, RIGHT - width, y, strong);
  y += 22.5;
  said(
    page,
    'paragraph',
    () => {
      for (const [at, line] of hint.entries()) writing.line(line, RIGHT - width, y + at * 19.5, small(MUTED));
    },
    TEXTS.verifyHint('Suluh'),
  );
  const left = RIGHT - width - 14 - QR;
  qrCode(page, checkUrl, { x: left, y: BOTTOM - QR, side: QR, alt: paperText.qr(checkUrl) });
  page.link(left, BOTTOM - QR, RIGHT - left, QR, checkUrl);
}

/** The units of competence that were proved, on a page of their own: whose, in what, and each by its number. */
function unitPage(page: PdfPage, writing: Writing, paper: CertificatePaper): void {
  page.addPage({ size: 'A4', layout: 'landscape', margin: 0 });
  page.scale(A4_WIDTH_PT / PAGE.width);
  decoration(page, () => page.save().addContent(borderOf(paper.motif)).restore());
  let y = TOP;
  const head = { size: 30, weight: 800, colour: BRAND, tracking: -0.02, lineHeight: 45, role: 'heading' } as const;
  writing.line(TEXTS.units, LEFT, y, head);
  writing.line(`${paper.fullname} · ${paper.number}`, LEFT, (y += 50), plain(MUTED));
  const room = (BOTTOM - y - 40) / Math.max(1, paper.units.length);
  const lineHeight = Math.min(24, room);
  y += 40;
  const type = { size: Math.min(16, lineHeight * 0.66), weight: 500, colour: INK } as const;
  within(page, 'Table', () => {
    for (const { code, title } of paper.units)
      within(page, 'TR', () => {
        writing.line(code, LEFT, y, { ...type, weight: 700, lineHeight, role: 'rowHead' });
        const written = writing.fitted(title, RIGHT - LEFT - UNIT_CODE, 1, type);
        writing.line(written.lines[0] ?? '', LEFT + UNIT_CODE, y, { ...written.type, lineHeight, role: 'cell' });
        y += lineHeight;
      });
  });
}

/**
 * A certificate as PDF: one page A4 landscape, the border drawn in lines, the text real; a second one where units of
 * competence were proved.
 */
export async function certificatePdf(paper: CertificatePaper): Promise<Buffer> {
  const kind = certificateKindText[certificateKind(paper)];
  const signers = await Promise.all(paper.signers.map(onWhite));
  const page = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    ...TAGGED,
    info: {
      Title: `${kind}: ${paper.courseFullname}`,
      Author: 'Suluh',
      Subject: paper.number,
      CreationDate: paper.issuedAt,
    },
  });
  return pdfBytes(page, () => {
    page.scale(A4_WIDTH_PT / PAGE.width);
    decoration(page, () => page.save().addContent(borderOf(paper.motif)).restore());
    const writing = new Writing(page);
    logo(page, LEFT, TOP, HEADER);
    writing.line(paper.institution, RIGHT, TOP, {
      size: 17,
      weight: 800,
      colour: BRAND,
      lineHeight: HEADER,
      align: 'right',
    });
    body(page, writing, paper);
    footer(page, writing, { ...paper, signers });
    if (paper.units.length > 0) unitPage(page, writing, paper);
  });
}

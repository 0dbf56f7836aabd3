import type { InternshipLetter } from '@suluh/api/types';
import { internshipLetterText as TEXTS, learnedTime } from '@suluh/i18n-id/internship';
import { date } from '@suluh/i18n-id/format';
import PDFDocument from 'pdfkit';
import { paperText } from '@suluh/i18n-id/paper';
import { pdfBytes } from '../../pdf/pdfBytes.ts';
import { decoration, said, TAGGED, within } from '../../pdf/structure.ts';
import { logo, qrCode, seal } from '../../pdf/marks.ts';
import { Writing } from '../../pdf/writing.ts';
import { INKS } from '../../inks.ts';

const { ink: INK, muted: MUTED } = INKS;

const LEFT = 56;
const RIGHT = 539;
const BOTTOM = 640;
const WORDS = { size: 11, weight: 500, colour: INK, lineHeight: 17 } as const;
const SMALL = { size: 9, weight: 500, colour: MUTED, lineHeight: 13 } as const;
const COLUMNS = { lessons: 380, sessions: 440, hours: RIGHT } as const;

/** What is drawn: the letter, the whole period, and where it is checked. */
interface LetterPaper {
  letter: InternshipLetter;
  period: { startsOn: string; endsOn: string; months: number } | null;
  checkUrl: string;
}

/** A letter of hours and courses on A4, with the seal and the signed number as a QR code. */
export function letterPdf({ letter, period, checkUrl }: LetterPaper): Promise<Buffer> {
  const { number, month, from, to, fullname, minutes, courses, issuedAt } = letter;
  const page = new PDFDocument({
    size: 'A4',
    margin: 0,
    ...TAGGED,
    info: { Title: TEXTS.pdfTitle(fullname, month), Author: 'Suluh', Subject: number },
  });
  return pdfBytes(page, () => {
    const writing = new Writing(page);
    const paragraph = (text: string, y: number): number => {
      const lines = writing.lines(text, RIGHT - LEFT, WORDS);
      said(
        page,
        'paragraph',
        () => {
          for (const [index, line] of lines.entries()) writing.line(line, LEFT, y + index * 17, WORDS);
        },
        text,
      );
      return y + lines.length * 17;
    };
    const rule = (y: number) =>
      decoration(page, () => page.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).stroke(INKS.rule));
    const head = (y: number): number => {
      const bold = { ...SMALL, weight: 700, colour: INK, role: 'columnHead' } as const;
      within(page, 'TR', () => {
        writing.line(TEXTS.course, LEFT, y, bold);
        writing.line(TEXTS.lessons, COLUMNS.lessons, y, { ...bold, align: 'right' });
        writing.line(TEXTS.sessions, COLUMNS.sessions, y, { ...bold, align: 'right' });
        writing.line(TEXTS.hours, COLUMNS.hours, y, { ...bold, align: 'right' });
      });
      rule(y + 17);
      return y + 23;
    };
    logo(page, LEFT, 48, 30);
    writing.line(TEXTS.title, LEFT, 104, { size: 20, weight: 800, colour: INK, lineHeight: 26, role: 'title' });
    writing.line(TEXTS.number(number), LEFT, 132, SMALL);
    let y = paragraph(TEXTS.body(fullname, date(from), date(to)), 162);
    if (period) y = paragraph(TEXTS.period(date(period.startsOn), date(period.endsOn), period.months), y + 6);
    if (courses.length === 0) y = paragraph(TEXTS.nothing, y + 16);
    else
      within(page, 'Table', () => {
        y = head(y + 20);
        for (const row of courses) {
          if (y > BOTTOM) {
            page.addPage();
            y = head(56);
          }
          within(page, 'TR', () => writeRow(writing, row, y));
          y += row.isCompleted ? 34 : 22;
          rule(y - 4);
        }
      });
    writing.line(TEXTS.total(minutes), RIGHT, y + 8, { ...WORDS, size: 12, weight: 800, align: 'right' });
    qrCode(page, checkUrl, { x: LEFT - 10, y: 668, side: 96, alt: paperText.qr(checkUrl) });
    writing.line(TEXTS.check, LEFT + 94, 690, SMALL);
    writing.line(TEXTS.issued(date(issuedAt)), LEFT + 94, 704, SMALL);
    seal(page, RIGHT - 46, 706, 84);
    writing.line(TEXTS.signer, RIGHT, 754, { ...SMALL, weight: 700, colour: INK, align: 'right' });
  });
}

/** A course of the letter, its first line at y. */
function writeRow(writing: Writing, row: InternshipLetter['courses'][number], y: number): void {
  const title = writing.fitted(row.course, COLUMNS.lessons - LEFT - 50, 1, { ...WORDS, weight: 700 });
  const cell = { ...WORDS, role: 'cell' } as const;
  writing.line(title.lines[0] ?? '', LEFT, y, { ...title.type, lineHeight: 15, role: 'cell' });
  writing.line(String(row.lessons), COLUMNS.lessons, y, { ...cell, align: 'right' });
  writing.line(String(row.sessions), COLUMNS.sessions, y, { ...cell, align: 'right' });
  writing.line(learnedTime(row.minutes), COLUMNS.hours, y, { ...cell, align: 'right' });
  if (row.isCompleted) writing.line(TEXTS.completed, LEFT, y + 15, { ...SMALL, role: 'cell' });
}

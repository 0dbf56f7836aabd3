import type { AttendanceRow } from '@suluh/api/types';
import { printedCode } from '@suluh/domain/ticket';
import { attendanceSheetText as TEXTS } from '@suluh/i18n-id/door';
import { date, time, timeRange, zoneName } from '@suluh/i18n-id/format';
import { scheduleText } from '@suluh/i18n-id/scheduleWords';
import PDFDocument from 'pdfkit';
import { INKS } from '../../inks.ts';
import { pdfBytes } from '../../pdf/pdfBytes.ts';
import { decoration, said, TAGGED, within } from '../../pdf/structure.ts';
import { csvFile } from '../../tableFile/writeTable.ts';
import { Writing } from '../../pdf/writing.ts';

/** A session with those who should be there. */
export interface AttendanceSheet {
  courseFullname: string;
  batch: string;
  timeZone: string;
  session: { no: number; startAt: Date | null; endAt: Date | null };
  rows: readonly AttendanceRow[];
}

const stateOf = (row: AttendanceRow, no: number) => row.sessions.find((session) => session.no === no) ?? null;
const inAt = (row: AttendanceRow, { session, timeZone }: AttendanceSheet): string => {
  const at = stateOf(row, session.no)?.checkedInAt;
  return at ? `${date(at, timeZone)}, ${time(at, timeZone)} ${zoneName(timeZone)}` : '';
};

/** The sheet as a table: UTF-8 with its mark, so that spreadsheets read names right. */
export function attendanceCsv(sheet: AttendanceSheet): Buffer {
  const header = [TEXTS.no, TEXTS.name, TEXTS.code, TEXTS.status, TEXTS.time, TEXTS.source];
  const rows = sheet.rows.map((row, index) => {
    const source = stateOf(row, sheet.session.no)?.source ?? null;
    return [
      String(index + 1),
      row.fullname,
      row.shortCode ? printedCode(row.shortCode) : '',
      source ? TEXTS.present : TEXTS.absent,
      inAt(row, sheet),
      source ? TEXTS.sources[source] : '',
    ];
  });
  return csvFile([header, ...rows], ',');
}

const LEFT = 40;
const RIGHT = 555;
const BOTTOM = 790;
const ROW = 26;
const COLUMNS = [LEFT, 68, 270, 370, 470] as const;

/** The sheet on A4, to be signed: number, name, code, time and a line for the signature. */
export function attendancePdf(sheet: AttendanceSheet): Promise<Buffer> {
  const { session, timeZone, rows } = sheet;
  const page = new PDFDocument({ size: 'A4', margin: 0, ...TAGGED, info: { Title: TEXTS.title, Author: 'Suluh' } });
  const writing = new Writing(page);
  const words = { size: 10, weight: 500, colour: INKS.ink, lineHeight: 14 } as const;
  const rule = (y: number, width: number, ink: string) =>
    decoration(page, () => page.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(width).stroke(ink));
  const head = (y: number) => {
    const titles = [TEXTS.no, TEXTS.name, TEXTS.code, TEXTS.time, TEXTS.signature];
    within(page, 'TR', () => {
      for (const [index, title] of titles.entries())
        writing.line(title, COLUMNS[index]!, y, { ...words, weight: 700, role: 'columnHead' });
    });
    rule(y + 18, 1, INKS.ink);
    return y + 24;
  };
  return pdfBytes(page, () => {
    const hours =
      session.startAt && session.endAt
        ? `${date(session.startAt, timeZone)}, ${timeRange(session.startAt, session.endAt, timeZone)}`
        : '';
    const present = rows.filter((row) => stateOf(row, session.no)?.checkedInAt).length;
    writing.line(TEXTS.title, LEFT, 40, { size: 20, weight: 800, colour: INKS.ink, lineHeight: 26, role: 'title' });
    const whose = `${sheet.courseFullname}, ${scheduleText.batch(sheet.batch)}`;
    const fitted = writing.fitted(whose, RIGHT - LEFT, 2, {
      ...words,
      size: 12,
      weight: 700,
    });
    let y = 72;
    said(
      page,
      'paragraph',
      () => {
        for (const line of fitted.lines) {
          writing.line(line, LEFT, y, { ...fitted.type, lineHeight: 16 });
          y += 16;
        }
      },
      whose,
    );
    writing.line(TEXTS.session(session.no, hours), LEFT, y, words);
    writing.line(TEXTS.count(present, rows.length), RIGHT, y, { ...words, align: 'right' });
    within(page, 'Table', () => {
      y = head(y + 26);
      for (const [index, row] of rows.entries()) {
        if (y + ROW > BOTTOM) {
          page.addPage();
          y = head(40);
        }
        const name = writing.fitted(row.fullname, COLUMNS[2] - COLUMNS[1] - 10, 1, words);
        const checkedInAt = stateOf(row, session.no)?.checkedInAt;
        const texts = [
          String(index + 1),
          name.lines[0] ?? '',
          row.shortCode ? printedCode(row.shortCode) : '',
          checkedInAt ? time(checkedInAt, timeZone) : '',
        ];
        within(page, 'TR', () => {
          for (const [column, text] of texts.entries()) {
            const type = column === 1 ? { ...name.type, lineHeight: 14 } : words;
            writing.line(text, COLUMNS[column]!, y + 4, { ...type, role: 'cell' });
          }
        });
        rule(y + ROW - 4, 0.5, INKS.rule);
        y += ROW;
      }
    });
  });
}

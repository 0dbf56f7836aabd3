import type { SheetRow } from '@suluh/api/types';
import { printedCode } from '@suluh/domain/ticket';
import { sheetText as TEXTS } from '@suluh/i18n-id/door';
import { date, time, timeRange, zoneName } from '@suluh/i18n-id/format';
import { scheduleText } from '@suluh/i18n-id/scheduleWords';
import PDFDocument from 'pdfkit';
import { INKS } from '../../inks.ts';
import { pdfBytes } from '../../pdf/pdfBytes.ts';
import { csvFile } from '../../tableFile/writeTable.ts';
import { Writing } from '../certificate/paper/writing.ts';

/** A session with those who should be there. */
export interface Sheet {
  courseFullname: string;
  batch: string;
  timeZone: string;
  session: { no: number; startAt: Date | null; endAt: Date | null };
  rows: readonly SheetRow[];
}

const stateOf = (row: SheetRow, no: number) => row.sessions.find((session) => session.no === no) ?? null;
const inAt = (row: SheetRow, { session, timeZone }: Sheet): string => {
  const at = stateOf(row, session.no)?.checkedInAt;
  return at ? `${date(at, timeZone)}, ${time(at, timeZone)} ${zoneName(timeZone)}` : '';
};

/** The sheet as a table: UTF-8 with its mark, so that spreadsheets read names right. */
export function sheetCsv(sheet: Sheet): Buffer {
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
export function sheetPdf(sheet: Sheet): Promise<Buffer> {
  const { session, timeZone, rows } = sheet;
  const page = new PDFDocument({ size: 'A4', margin: 0, lang: 'id-ID', info: { Title: TEXTS.title, Author: 'Suluh' } });
  const writing = new Writing(page);
  const words = { size: 10, weight: 500, colour: INKS.ink, lineHeight: 14 } as const;
  const head = (y: number) => {
    const titles = [TEXTS.no, TEXTS.name, TEXTS.code, TEXTS.time, TEXTS.signature];
    for (const [index, title] of titles.entries()) writing.line(title, COLUMNS[index]!, y, { ...words, weight: 700 });
    page
      .moveTo(LEFT, y + 18)
      .lineTo(RIGHT, y + 18)
      .lineWidth(1)
      .stroke(INKS.ink);
    return y + 24;
  };
  return pdfBytes(page, () => {
    const hours =
      session.startAt && session.endAt
        ? `${date(session.startAt, timeZone)}, ${timeRange(session.startAt, session.endAt, timeZone)}`
        : '';
    const present = rows.filter((row) => stateOf(row, session.no)?.checkedInAt).length;
    writing.line(TEXTS.title, LEFT, 40, { size: 20, weight: 800, colour: INKS.ink, lineHeight: 26 });
    const fitted = writing.fitted(`${sheet.courseFullname}, ${scheduleText.batch(sheet.batch)}`, RIGHT - LEFT, 2, {
      ...words,
      size: 12,
      weight: 700,
    });
    let y = 72;
    for (const line of fitted.lines) {
      writing.line(line, LEFT, y, { ...fitted.type, lineHeight: 16 });
      y += 16;
    }
    writing.line(TEXTS.session(session.no, hours), LEFT, y, words);
    writing.line(TEXTS.count(present, rows.length), RIGHT, y, { ...words, align: 'right' });
    y = head(y + 26);
    for (const [index, row] of rows.entries()) {
      if (y + ROW > BOTTOM) {
        page.addPage();
        y = head(40);
      }
      const name = writing.fitted(row.fullname, COLUMNS[2] - COLUMNS[1] - 10, 1, words);
      const texts = [
        String(index + 1),
        name.lines[0] ?? '',
        row.shortCode ? printedCode(row.shortCode) : '',
        stateOf(row, session.no)?.checkedInAt ? time(stateOf(row, session.no)!.checkedInAt!, timeZone) : '',
      ];
      for (const [column, text] of texts.entries())
        writing.line(text, COLUMNS[column]!, y + 4, column === 1 ? { ...name.type, lineHeight: 14 } : words);
      page
        .moveTo(LEFT, y + ROW - 4)
        .lineTo(RIGHT, y + ROW - 4)
        .lineWidth(0.5)
        .stroke(INKS.rule);
      y += ROW;
    }
  });
}

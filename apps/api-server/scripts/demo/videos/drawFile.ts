import PDFDocument from 'pdfkit';
import { pdfBytes } from '../../../src/pdf/pdfBytes.ts';
import type { DemoFile } from '../data/lessons/shape.ts';

/** Every sheet is made on this day, so that making it again changes nothing. */
const MADE_AT = new Date('2026-11-22T00:00:00Z');

function sheetOf(title: string, blocks: readonly { heading: string; lines: readonly string[] }[]): Promise<Buffer> {
  const paper = new PDFDocument({ size: 'A4', margin: 56, lang: 'id', info: { Title: title, CreationDate: MADE_AT } });
  return pdfBytes(paper, () => {
    paper.rect(0, 0, paper.page.width, 14).fill('#1A4170');
    paper.font('Helvetica-Bold').fontSize(20).fillColor('#0E2441').text(title, 56, 48).moveDown(0.6);
    for (const { heading, lines } of blocks) {
      paper.font('Helvetica-Bold').fontSize(13).fillColor('#7D4821').text(heading).moveDown(0.3);
      paper.font('Helvetica').fontSize(11).fillColor('#211D19');
      paper.list([...lines], { bulletRadius: 1.6, textIndent: 14, lineGap: 3 }).moveDown(0.8);
    }
  });
}

const cell = (value: string | number): string =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

/** A file learners keep: a sheet as PDF, a table as CSV that spreadsheets read as UTF-8. */
export async function drawFile(file: DemoFile): Promise<Buffer> {
  if ('sheet' in file) return sheetOf(file.title, file.sheet);
  return Buffer.from(`\uFEFF${file.table.map((row) => row.map(cell).join(',')).join('\n')}\n`);
}

import { defused } from '@suluh/domain/staff';
import writeXlsxFile from 'write-excel-file/node';

/** A cell of a table that is written. */
export type Cell = string | number | boolean | readonly string[] | null;

/** Most signs a cell of a spreadsheet holds. */
export const MOST_CELL_SIGNS = 32_767;

const textOf = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'object') return cell.join('\n');
  return String(cell);
};

/** A cell of a CSV file: what a program would take for a formula is defused. */
const csvCell = (cell: Cell): string => {
  const text = typeof cell === 'number' ? String(cell) : defused(textOf(cell));
  return /[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** What a CSV file begins with, so that spreadsheets know it for UTF-8. */
export const CSV_MARK = '\uFEFF';

/** Rows of a CSV file, each with its end. */
export const csvLines = (rows: readonly (readonly Cell[])[], delimiter: ',' | ';'): string =>
  rows.map((row) => `${row.map(csvCell).join(delimiter)}\r\n`).join('');

/**
 * A table as CSV: UTF-8 with its mark, so that spreadsheets read names right. Where the comma is the decimal sign, as in
 * Indonesia, they part cells by semicolons.
 */
export const csvFile = (rows: readonly (readonly Cell[])[], delimiter: ',' | ';'): Buffer =>
  Buffer.from(CSV_MARK + csvLines(rows, delimiter));

/** A table as a spreadsheet, its first row bold; texts stay texts. @param tooLong stands for what no cell can hold */
export function xlsxFile(rows: readonly (readonly Cell[])[], tooLong: string): Promise<Buffer> {
  const cells = rows.map((row, at) =>
    row.map((cell) => {
      if (cell === null || cell === '') return null;
      if (typeof cell === 'number') return { type: Number, value: cell };
      const text = defused(textOf(cell));
      return {
        type: String,
        value: text.length > MOST_CELL_SIGNS ? tooLong : text,
        ...(at === 0 ? { fontWeight: 'bold' as const } : {}),
      };
    }),
  );
  return writeXlsxFile(cells, { stickyRowsCount: 1 }).toBuffer();
}

/** Rows as JSON Lines, each an object of the named columns. */
export const jsonLines = (names: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${JSON.stringify(Object.fromEntries(names.map((name, at) => [name, row[at]])))}\n`).join('');

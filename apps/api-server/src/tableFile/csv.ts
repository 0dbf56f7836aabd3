import { CsvError, parse } from 'csv-parse/sync';
import { UnreadableInput } from './openInput.ts';

/**
 * Signs that may stand between cells. Spreadsheets write semicolons where the comma is the decimal sign, as in
 * Indonesia.
 */
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** All of them, for who does not know yet which. */
export const ANY_DELIMITER = DELIMITERS.join('');

/** How a CSV file is read: its columns by name (lower case), and what stands between cells. */
export interface CsvHeader {
  columns: readonly string[];
  /** The same as the file writes them. */
  written: readonly string[];
  delimiter: string;
}

/** The delimiter a spreadsheet names in a line before the header ('sep=;'), or null. */
export const namedDelimiter = (text: string): string | null => /^"?sep=([,;\t|])"?$/i.exec(text)?.[1] ?? null;

/** The delimiter that stands most often in a header, outside of quotation marks; a comma when there is none. */
function delimiterOf(header: string): string {
  const bare = header.replaceAll(/"[^"]*"/g, '');
  const uses = (sign: string): number => bare.split(sign).length;
  return DELIMITERS.reduce((best, sign) => (uses(sign) > uses(best) ? sign : best));
}

/** What is wrong with a record, and in which of its cells (from 0), where one is at fault. */
interface CsvFault {
  reason: string;
  cell?: number;
}

/** Cells of one record, or what is wrong with it. */
function cellsOf(text: string, delimiter: string): string[] | CsvFault {
  try {
    const [cells]: string[][] = parse(text, { delimiter, relax_column_count: true });
    return cells ?? [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { reason, ...(error instanceof CsvError && typeof error.column === 'number' ? { cell: error.column } : {}) };
  }
}

/** Without the empty cells at the end, which spreadsheets write for columns once used. */
function trimmed(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}

/**
 * Understands the first record of a CSV file.
 * @throws UnreadableInput when it is no header, or lacks a column of `required`.
 */
export function headerOf(text: string, delimiter: string | null, required: readonly string[]): CsvHeader {
  const sign = delimiter ?? delimiterOf(text);
  const cells = cellsOf(text, sign);
  if ('reason' in cells)
    throw new UnreadableInput(`The first line is not a CSV header: ${cells.reason}`, { problem: 'header' });
  const written = trimmed(cells).map((cell) => cell.trim());
  const columns = written.map((column) => column.toLowerCase());
  const unnamed = columns.indexOf('');
  if (columns.length === 0 || unnamed !== -1)
    throw new UnreadableInput(`The first line is not a CSV header: column ${unnamed + 1 || 1} has no name.`, {
      problem: 'header',
    });
  const twice = columns.find((column, at) => columns.indexOf(column) < at);
  if (twice !== undefined)
    throw new UnreadableInput(`The header names the column ${twice} twice.`, { problem: 'header' });
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length > 0)
    throw new UnreadableInput(
      `The header has no column ${missing.join(', ')}; it has ${columns.join(', ').slice(0, 200)}.`,
      { problem: 'header' },
    );
  return { columns, written, delimiter: sign };
}

/** A record as an object without its empty cells, null when all are empty, or what is wrong with it, and at which column. */
export function csvRow(
  text: string,
  { columns, delimiter }: CsvHeader,
): { value: Record<string, string> } | { field: string; reason: string } | null {
  const cells = cellsOf(text, delimiter);
  if ('reason' in cells) return { field: columns[cells.cell ?? -1] ?? '', reason: `is not CSV: ${cells.reason}` };
  const filled = trimmed(cells).length;
  if (filled === 0) return null;
  if (cells.length < columns.length || filled > columns.length)
    return { field: '', reason: `has ${cells.length} columns, and the header has ${columns.length}` };
  return {
    value: Object.fromEntries(columns.flatMap((column, at) => (cells[at] === '' ? [] : [[column, cells[at]!]]))),
  };
}

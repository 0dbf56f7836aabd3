import { parse } from 'csv-parse/sync';
import { TruncatedInput, UnreadableInput, type Input } from './openInput.ts';
import { splitRecords, type FileRecord } from './splitRecords.ts';

/** A row as the file gives it, or why it is none. */
export type ReadRow = { line: number; value: Record<string, unknown> } | { line: number; field: string; reason: string };

/** Longest record that is looked at. */
export const MOST_RECORD_BYTES = 1024 * 1024;

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

const rejected = (line: number, reason: string): ReadRow => ({ line, field: '', reason });

function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null; // bytes that are no UTF-8
  }
}

function cellsOf(text: string): string[] | string {
  try {
    const [cells]: string[][] = parse(text, { relax_column_count: true });
    return cells ?? [];
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function jsonRow({ line }: FileRecord, text: string): ReadRow {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { line, value: value as Record<string, unknown> };
    return rejected(line, 'is not a JSON object');
  } catch {
    return rejected(line, 'is not JSON');
  }
}

function csvRow({ line }: FileRecord, text: string, columns: readonly string[]): ReadRow {
  const cells = cellsOf(text);
  if (typeof cells === 'string') return rejected(line, `is not CSV: ${cells}`);
  if (cells.length !== columns.length) return rejected(line, `has ${cells.length} columns, and the header has ${columns.length}`);
  return { line, value: Object.fromEntries(columns.flatMap((column, at) => (cells[at] === '' ? [] : [[column, cells[at]]]))) };
}

function headerOf(text: string): string[] {
  const cells = cellsOf(text);
  if (typeof cells === 'string' || cells.some((cell) => cell.trim() === '')) throw new UnreadableInput('The first line is not a CSV header.');
  return cells.map((cell) => cell.trim());
}

/**
 * The rows of a file one after the other. A line that is no UTF-8, no JSON object, no CSV row of the header's width, or longer
 * than MOST_RECORD_BYTES comes as a rejected row.
 * @throws UnreadableInput for a CSV file without a header, TruncatedInput when the file ends within a row.
 */
export async function* readRows({ chunks, format }: Pick<Input, 'chunks' | 'format'>): AsyncGenerator<ReadRow> {
  let columns: string[] | undefined;
  for await (const record of splitRecords(chunks, { isQuoted: format === 'csv', mostBytes: MOST_RECORD_BYTES })) {
    const { line, bytes, isLast } = record;
    if (!bytes) {
      yield rejected(line, `is longer than ${MOST_RECORD_BYTES} bytes`);
      continue;
    }
    const text = decode(line === 1 && bytes.subarray(0, 3).equals(BYTE_ORDER_MARK) ? bytes.subarray(3) : bytes);
    if (format === 'csv' && !columns) {
      columns = headerOf(text ?? '');
      continue;
    }
    const row = text === null ? rejected(line, 'is not UTF-8') : columns ? csvRow(record, text, columns) : jsonRow(record, text);
    if (isLast && 'reason' in row && text !== null) throw new TruncatedInput(`the file ends within the row of line ${line}`);
    yield row;
  }
}

import { ANY_DELIMITER, csvRow, headerOf, namedDelimiter, type CsvHeader } from './csv.ts';
import { toUtf8, type Encoding } from './encoding.ts';
import { TruncatedInput, UnreadableInput, type Input } from './openInput.ts';
import { splitRecords } from './splitRecords.ts';

/** A row as the file gives it, or why it is none. */
export type ReadRow =
  | { line: number; value: Record<string, unknown> }
  | { line: number; field: string; reason: string };

/** Longest record that is looked at. */
export const MOST_RECORD_BYTES = 1024 * 1024;

/** Reason of a line that is no UTF-8. */
export const NOT_UTF8 = 'is not UTF-8';
/** What to do about it. */
export const HOW_TO_READ =
  'save the file as UTF-8, or name its encoding (--encoding windows-1252), and import it again';

/** Hears the names of columns, which rows have, and the same as the file writes them. */
export type HearColumns = (columns: readonly string[], written: readonly string[]) => void;

interface Given extends Pick<Input, 'chunks' | 'format'> {
  /** Named by who imports; otherwise recognised. */
  encoding?: Encoding | undefined;
  /** Columns that a CSV file must have. */
  required?: readonly string[];
  /** Hears which columns a CSV file has, before its first row: an empty cell is left out of its row. */
  onColumns?: HearColumns;
}

const rejected = (line: number, reason: string): ReadRow => ({ line, field: '', reason });

function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null; // bytes that are no UTF-8
  }
}

function jsonRow(line: number, text: string): ReadRow {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { line, value: value as Record<string, unknown> };
    return rejected(line, 'is not a JSON object');
  } catch {
    return rejected(line, 'is not JSON');
  }
}

/** Refuses by its beginning a file that is something else than its name says. */
function checkHead(head: Buffer, format: Input['format']): void {
  const start = head.toString('latin1', 0, 4096).trimStart();
  if (start === '' && head.length < 4096) throw new UnreadableInput('The file is empty.', { problem: 'empty' });
  if (format === 'csv' && /^\{\s*"|^\[\s*\{/.test(start))
    throw new UnreadableInput('The file is named CSV and holds JSON: name it .jsonl when each line is an object.', {
      problem: 'json',
    });
  if (format === 'csv') return;
  if (start.startsWith('['))
    throw new UnreadableInput(
      "The file is a JSON array: write each object on a line of its own (jq -c '.[]' FILE.json > FILE.jsonl).",
      { problem: 'json' },
    );
  if (/^\{[ \t]*[\r\n]/.test(start))
    throw new UnreadableInput(
      'The file has JSON objects over several lines: write each object on a line of its own (jq -c . FILE.json > FILE.jsonl).',
      { problem: 'json' },
    );
}

/**
 * The rows of a file one after the other. A line that is no UTF-8, no JSON object, no CSV row of the header's width, or
 * longer than MOST_RECORD_BYTES comes as a rejected row; CSV rows without any value are left out.
 * @throws UnreadableInput for a file that is empty, of another kind, or CSV without its header; TruncatedInput when it
 * ends within a row of JSON or within quotation marks; a last row of CSV with too few or too many cells is one that is rejected.
 */
export async function* readRows({
  chunks,
  format,
  encoding,
  required = [],
  onColumns,
}: Given): AsyncGenerator<ReadRow> {
  const check = (head: Buffer) => checkHead(head, format);
  let delimiter: string | null = null;
  let header: CsvHeader | undefined;
  for await (const { line, bytes, isLast, isOpen } of splitRecords(toUtf8(chunks, encoding), {
    cellEnds: format === 'csv' ? () => header?.delimiter ?? delimiter ?? ANY_DELIMITER : null,
    mostBytes: MOST_RECORD_BYTES,
    check,
  })) {
    if (!bytes) {
      yield rejected(line, `is longer than ${MOST_RECORD_BYTES} bytes`);
      continue;
    }
    const text = decode(bytes);
    if (text === null) {
      if (format === 'csv' && !header)
        throw new UnreadableInput(`The header ${NOT_UTF8}: ${HOW_TO_READ}.`, { problem: 'encoding' });
      yield rejected(line, NOT_UTF8);
    } else if (format === 'jsonl') {
      const row = jsonRow(line, text);
      if (isLast && 'reason' in row) throw new TruncatedInput(`the file ends within the row of line ${line}`);
      yield row;
    } else if (header) {
      if (isOpen) throw new TruncatedInput(`the file ends within the row of line ${line}`);
      const row = csvRow(text, header);
      if (row !== null) yield { line, ...row };
    } else if (delimiter === null && namedDelimiter(text) !== null) {
      delimiter = namedDelimiter(text);
    } else {
      header = headerOf(text, delimiter, required);
      onColumns?.(header.columns, header.written);
    }
  }
}

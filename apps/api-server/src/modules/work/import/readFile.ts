import { fusedBack, type TableFormat } from '@suluh/domain/staff';
import { refusedFieldText } from '@suluh/i18n-id/refusedField';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import { unstorablePath } from '../../../http/unstorable.ts';
import { readRows, NOT_UTF8, type HearColumns, type ReadRow } from '../../../tableFile/readRows.ts';
import { readXlsx } from '../../../tableFile/readXlsx.ts';
import type { ImportedSubject } from '../subjects/subject.ts';
import { guessFields, isTold, labelOf } from '../table/headings.ts';
import type { FileRow } from './checkRow.ts';

/** A row of a table of ours, or why a line is none. */
export type TableRow = FileRow | { line: number; column: string; message: string };

/** Which field each column is read for; null: none. */
export type Reading = readonly { column: string; field: string | null }[];

/** What a file is made of: its rows as they are read, and what its columns are read for. */
interface TableFile {
  rows: AsyncGenerator<TableRow>;
  /** Once the first row was read: the columns in their order, without those that are told alone. */
  reading: () => Reading;
  /** Whether it is read as a former file was, by somebody's choice. */
  isFormer: () => boolean;
  /** Whether a column names records; without one nothing can be done. */
  hasNames: () => boolean;
}

/** A value of a file as the text of its cell. */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((each) => textOf(each)).join('\n');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
};

/** A value of a file as it was before it became a cell: what programs could take for a formula is defused in tables alone. */
export const givenText = (value: unknown, format: TableFormat): string =>
  format === 'jsonl' ? textOf(value) : fusedBack(textOf(value));

async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** The rows of a file as they came. @throws UnreadableInput, TruncatedInput */
export async function* givenRows(bytes: Buffer, format: 'csv' | 'xlsx' | 'jsonl', onColumns: HearColumns) {
  if (format === 'xlsx') yield* await readXlsx(bytes, onColumns);
  else yield* readRows({ format, chunks: chunksOf(bytes), onColumns });
}

/** Most columns that are told one by one. */
const TOLD_COLUMNS = 100;

/** The name of a column as it can be kept. */
const storable = (column: string): string => column.toWellFormed().replaceAll('\0', '');

/** What a set of headings is known by, in whatever order and letters they stand. */
const setOf = (columns: readonly string[]): string => JSON.stringify(columns.map((each) => each.toLowerCase()).sort());

/**
 * Reads a table, whatever program wrote it. @param settled what somebody chose that columns are read for; of all others it
 * is guessed @param former what was chosen for other files, the latest first: it holds where nothing is settled and the
 * headings are the same @throws UnreadableInput, TruncatedInput
 */
export function tableFile(
  { bytes, format }: { bytes: Buffer; format: 'csv' | 'xlsx' | 'jsonl' },
  subject: ImportedSubject,
  { settled = [], former = [] }: { settled?: Reading; former?: readonly Reading[] } = {},
): TableFile {
  const small = (reading: Reading) => new Map(reading.map(({ column, field }) => [column.toLowerCase(), field]));
  let chosen = small(settled);
  let isFormer = false;
  let fields = new Map<string, string | null>();
  /** Columns as the file writes them, where rows have them in small letters. */
  const spelled = new Map<string, string>();
  const nameOf = (column: string): string => storable(spelled.get(column) ?? column);
  const know = (columns: readonly string[], written = columns): void => {
    columns.forEach((column, at) => spelled.set(column, written[at]!));
    const read = columns.filter((column) => !isTold(subject, column) && !fields.has(column));
    if (fields.size === 0 && chosen.size === 0) {
      const headings = setOf(read.map(nameOf));
      const same = former.find((reading) => setOf(reading.map(({ column }) => column)) === headings);
      isFormer = same !== undefined;
      chosen = small(same ?? []);
    }
    for (const column of read) {
      const field = chosen.get(nameOf(column).toLowerCase());
      if (field !== undefined) fields.set(column, field);
    }
    fields = guessFields(subject, read, fields);
  };
  const rowOf = (read: ReadRow): TableRow => {
    const { line } = read;
    if ('reason' in read) {
      const { encoding, unreadable } = staffWorkText.problems;
      const field = fields.get(read.field);
      return {
        line,
        column: field ? labelOf(subject.resource, field) : nameOf(read.field),
        message: read.reason === NOT_UTF8 ? encoding : unreadable,
      };
    }
    if (unstorablePath(read.value)) return { line, column: '', message: refusedFieldText.letters };
    if (format === 'jsonl') know(Object.keys(read.value));
    const has = format === 'jsonl' ? Object.keys(read.value) : [...fields.keys()];
    return {
      line,
      cells: new Map(
        has.flatMap((column) => {
          const field = fields.get(column);
          return field ? [[field, givenText(read.value[column], format)] as const] : [];
        }),
      ),
    };
  };
  async function* rows(): AsyncGenerator<TableRow> {
    for await (const read of givenRows(bytes, format, know)) yield rowOf(read);
  }
  return {
    rows: rows(),
    reading: () => [...fields].slice(0, TOLD_COLUMNS).map(([column, field]) => ({ column: nameOf(column), field })),
    isFormer: () => isFormer,
    hasNames: () => [...fields.values()].some((field) => field === 'id' || field === subject.needed[0]),
  };
}

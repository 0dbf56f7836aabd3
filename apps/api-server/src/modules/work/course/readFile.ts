import { refusedFieldText } from '@suluh/i18n-id/refusedField';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import { readRows, NOT_UTF8, type ReadRow } from '../../../tableFile/readRows.ts';
import { readXlsx } from '../../../tableFile/readXlsx.ts';
import { unstorablePath } from '../../../http/unstorable.ts';
import type { FileRow } from './check.ts';
import { fieldOf, isTold, labelOf, type Field } from './columns.ts';

/** A row of a file of courses, or why a line is none. */
export type CourseFileRow = FileRow | { line: number; column: string; message: string };

/** What a file is made of: its rows as they are read, and the columns nothing is read from. */
interface CourseFile {
  rows: AsyncGenerator<CourseFileRow>;
  /** Once the first row was read. */
  unused: () => string[];
  /** Whether a column names courses; without one nothing can be done. */
  hasNames: () => boolean;
}

/** A value of a file as the text of its cell. */
export const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((each) => textOf(each)).join('\n');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
};

async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** The rows of a file as they came. @throws UnreadableInput, TruncatedInput */
export async function* givenRows(
  bytes: Buffer,
  format: 'csv' | 'xlsx' | 'jsonl',
  onColumns: (columns: readonly string[]) => void,
) {
  if (format === 'xlsx') yield* await readXlsx(bytes, onColumns);
  else yield* readRows({ format, chunks: chunksOf(bytes), onColumns });
}

/**
 * Reads a file of courses, whatever program wrote it. @throws UnreadableInput, TruncatedInput
 */
export function courseFile(bytes: Buffer, format: 'csv' | 'xlsx' | 'jsonl'): CourseFile {
  const unused = new Set<string>();
  const fields = new Map<string, Field | 'id'>();
  const know = (columns: readonly string[]): void => {
    for (const column of columns) {
      const field = fieldOf(column);
      if (field) fields.set(column, field);
      else if (!isTold(column)) unused.add(column.toWellFormed().replaceAll('\0', ''));
    }
  };
  const rowOf = (read: ReadRow): CourseFileRow => {
    const { line } = read;
    if ('reason' in read) {
      const { encoding, unreadable } = staffWorkText.problems;
      const field = fieldOf(read.field);
      return {
        line,
        column: field ? labelOf(field) : read.field,
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
          return field ? [[field, textOf(read.value[column])] as const] : [];
        }),
      ),
    };
  };
  async function* rows(): AsyncGenerator<CourseFileRow> {
    for await (const read of givenRows(bytes, format, know)) yield rowOf(read);
  }
  return {
    rows: rows(),
    unused: () => [...unused].slice(0, 50),
    hasNames: () => [...fields.values()].some((field) => field === 'id' || field === 'fullname'),
  };
}

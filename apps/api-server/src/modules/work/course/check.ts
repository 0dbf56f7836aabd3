import { staffCourseFields } from '@suluh/api/catalogue';
import { changedFields, fusedBack, saysSame } from '@suluh/domain/staff';
import { refusedField } from '@suluh/i18n-id/refusedField';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import type { FieldChange } from '../../../db/schema/index.ts';
import type { StaffCourse } from '../../staffCourse/records.ts';
import type { Problem } from '../problems.ts';
import type { NewRow } from '../rows.ts';
import { cellOf, COLUMNS, FIELDS, labelOf, Misread, shownOf, type Field } from './columns.ts';
import type { Names } from './names.ts';

const text = staffWorkText.problems;

/** A row of a file: its cells by field, those of columns the file has. */
export interface FileRow {
  line: number;
  cells: ReadonlyMap<Field | 'id', string>;
}

/** What a row is held against. */
export interface Known {
  names: Names;
  /** The course its number names; null for one that is not there, or another's. */
  current: StaffCourse | null;
}

/** Fields a new course cannot be without. */
const NEEDED = ['fullname', 'typeCode', 'partnerId'] as const satisfies readonly Field[];

/** What a new course has where a file says nothing. */
const BLANK = { summary: '', price: 0 };

const refused = (line: number, title: string, problems: Problem[]): NewRow => ({
  number: line,
  action: 'refuse',
  title,
  problems,
});

/** The number a row names; null for a new course. */
function numberOf({ cells }: FileRow): number | null | 'wrong' {
  const cell = (cells.get('id') ?? '').trim();
  if (cell === '') return null;
  return /^[1-9]\d{0,8}$/.test(cell) ? Number(cell) : 'wrong';
}

/** The course a row names by its number, or null. */
export const namedBy = (row: FileRow): number | null => {
  const number = numberOf(row);
  return number === 'wrong' ? null : number;
};

/** Cells that say another thing than the course does, read; with what cannot be read. */
function readCells({ cells }: FileRow, { names, current }: Known) {
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const field of FIELDS) {
    const given = cells.get(field);
    if (given === undefined) continue;
    const cell = shownOf(fusedBack(given));
    if (cell === staffWorkText.tooLong) continue;
    if (current ? cell === shownOf(cellOf(current, field, names)) : cell === '') continue;
    const value = COLUMNS[field].read(cell, names);
    if (value instanceof Misread) problems.push({ column: labelOf(field), message: value.message });
    else values[field] = value;
  }
  return { values, problems };
}

/** What the form's own rules say about these fields. */
function checked(values: Record<string, unknown>): { values: Record<string, unknown>; problems: Problem[] } {
  const parsed = staffCourseFields.partial().safeParse(values, { error: refusedField });
  if (parsed.success) return { values: parsed.data, problems: [] };
  return {
    values,
    problems: parsed.error.issues.map(({ path, message }) => ({ column: labelOf(String(path[0])), message })),
  };
}

const changeOf = (field: Field, before: unknown, after: unknown, names: Names): FieldChange => ({
  before: before ?? null,
  after,
  from: before === undefined ? '' : shownOf(COLUMNS[field].write(before as never, names)),
  to: shownOf(COLUMNS[field].write(after as never, names)),
});

/**
 * What a row of a file would do, by its cells alone; whether the course may be so is tried afterwards
 * (docs/product/staff.md#tables).
 */
export function checkRow(row: FileRow, known: Known): NewRow {
  const { current, names } = known;
  const { line, cells } = row;
  const number = numberOf(row);
  const title = current?.fullname ?? shownOf(fusedBack(cells.get('fullname') ?? '')).slice(0, 200);
  if (number === 'wrong') return refused(line, title, [{ column: labelOf('id'), message: text.number }]);
  if (number !== null && current === null)
    return refused(line, title, [{ column: labelOf('id'), message: text.notThere }]);
  const read = readCells(row, known);
  const fit = checked(read.values);
  const missing = current === null ? NEEDED.filter((field) => !(field in read.values)) : [];
  const problems = [
    ...read.problems,
    ...fit.problems,
    ...missing
      .filter((field) => !read.problems.some(({ column }) => column === labelOf(field)))
      .map((field) => ({ column: labelOf(field), message: refusedField({ code: 'invalid_type' }) })),
  ];
  if (problems.length > 0) return refused(line, title, problems);
  const before = (current ?? {}) as Readonly<Record<string, unknown>>;
  const values = current ? changedFields(before, fit.values) : { ...BLANK, ...fit.values };
  const changes = Object.fromEntries(
    FIELDS.filter((field) => field in values && (current !== null || !saysSame(values[field], ''))).map(
      (field) => [field, changeOf(field, before[field], values[field], names)] as const,
    ),
  );
  if (current && Object.keys(changes).length === 0)
    return { number: line, action: 'same', title, subjectId: current.id };
  return current
    ? { number: line, action: 'update', title, subjectId: current.id, version: current.version, changes }
    : { number: line, action: 'create', title, changes };
}

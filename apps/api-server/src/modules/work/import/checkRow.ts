import { changedFields, saysSame } from '@suluh/domain/staff';
import { refusedField } from '@suluh/i18n-id/refusedField';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import type { FieldChange } from '../../../db/schema/index.ts';
import type { Problem } from '../problems.ts';
import type { NewRow } from '../rows.ts';
import type { ImportedSubject, Thing } from '../subjects/subject.ts';
import { Misread, shownOf } from '../table/column.ts';
import { labelOf } from '../table/headings.ts';
import type { Names } from '../table/names.ts';

const text = staffWorkText.problems;

/** A row of a file: its cells by field, those of columns the file has. */
export interface FileRow {
  line: number;
  cells: ReadonlyMap<string, string>;
}

/** What a row is held against. */
export interface Known {
  subject: ImportedSubject;
  names: Names;
  /** The record it names; null for one that is not there, or another's. */
  current: Thing | null;
}

const refused = (line: number, title: string, problems: Problem[]): NewRow => ({
  number: line,
  action: 'refuse',
  title,
  problems,
});

/** The record a row names; null where it names none, and why where it cannot. */
export function namedBy({ named }: ImportedSubject, { cells }: FileRow): string | null | Misread {
  const cell = shownOf(cells.get('id') ?? '');
  return cell === '' ? null : named(cell);
}

/** Cells that say another thing than the record does, read; with what cannot be read. */
function readCells({ cells }: FileRow, { subject, names, current }: Known) {
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  const there = current as Readonly<Record<string, unknown>> | null;
  for (const [field, column] of Object.entries(subject.columns)) {
    const given = cells.get(field);
    if (given === undefined) continue;
    const cell = shownOf(given);
    if (cell === staffWorkText.tooLong) continue;
    if (there ? cell === shownOf(column.write(there[field] as never, names)) : cell === '') continue;
    const value = column.read(cell, names);
    if (value instanceof Misread) problems.push({ column: labelOf(subject.resource, field), message: value.message });
    else values[field] = value;
  }
  return { values, problems };
}

/** What the form's own rules say about these fields. */
function checked(values: Record<string, unknown>, { form, resource }: ImportedSubject) {
  const parsed = form.partial().safeParse(values, { error: refusedField });
  if (parsed.success) return { values: parsed.data, problems: [] };
  const problems = parsed.error.issues.map(({ path, message }) => ({
    column: labelOf(resource, String(path[0])),
    message,
  }));
  return { values, problems };
}

function changeOf(field: string, { before, after }: { before: unknown; after: unknown }, known: Known): FieldChange {
  const { subject, names } = known;
  const shown = (value: unknown): string => {
    const column = subject.columns[field];
    return shownOf(column ? column.write(value as never, names) : String(value));
  };
  return { before: before ?? null, after, from: before === undefined ? '' : shown(before), to: shown(after) };
}

/** Why a row cannot name what it names; null where it can. */
function nameProblem({ named, known }: { named: ReturnType<typeof namedBy>; known: Known }): string | null {
  const { subject, current } = known;
  if (named instanceof Misread) return named.message;
  if (named === null) return subject.comesNamed ? refusedField({ code: 'invalid_type' }) : null;
  return current === null && !subject.comesNamed ? text.notThere : null;
}

/**
 * What a row of a file would do, by its cells alone; whether the record may be so is tried afterwards
 * (docs/product/staff.md#tables).
 */
export function checkRow(row: FileRow, known: Known): NewRow {
  const { subject, current } = known;
  const { line, cells } = row;
  const label = (field: string): string => labelOf(subject.resource, field);
  const named = namedBy(subject, row);
  const given = shownOf(cells.get(subject.needed[0]!) ?? '');
  const code = subject.comesNamed && typeof named === 'string' ? [named] : [];
  const title = current ? subject.titleOf(current) : [...code, given].filter(Boolean).join(' · ').slice(0, 200);
  const unnamed = nameProblem({ named, known });
  if (unnamed !== null) return refused(line, title, [{ column: label('id'), message: unnamed }]);
  const read = readCells(row, known);
  const fit = checked(read.values, subject);
  const missing = current === null ? subject.needed.filter((field) => !(field in read.values)) : [];
  const problems = [
    ...read.problems,
    ...fit.problems,
    ...missing
      .filter((field) => !read.problems.some(({ column }) => column === label(field)))
      .map((field) => ({ column: label(field), message: refusedField({ code: 'invalid_type' }) })),
  ];
  if (problems.length > 0) return refused(line, title, problems);
  const before = (current ?? {}) as Readonly<Record<string, unknown>>;
  const said = subject.comesNamed && !current ? { id: named, ...fit.values } : fit.values;
  const values: Readonly<Record<string, unknown>> = current ? changedFields(before, said) : said;
  const changes = Object.fromEntries(
    ['id', ...Object.keys(subject.columns)]
      .filter((field) => field in values && (current !== null || !saysSame(values[field], '')))
      .map((field) => [field, changeOf(field, { before: before[field], after: values[field] }, known)] as const),
  );
  const subjectId = current ? String(current.id) : null;
  if (current && Object.keys(changes).length === 0) return { number: line, action: 'same', title, subjectId };
  return current
    ? { number: line, action: 'update', title, subjectId, version: current.version, changes }
    : { number: line, action: 'create', title, changes };
}

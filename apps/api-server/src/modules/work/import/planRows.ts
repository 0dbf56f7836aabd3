import { staffWorkText } from '@suluh/i18n-id/staffWork';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../db/index.ts';
import { applyPlan } from '../apply.ts';
import { problemsOf, type Problem } from '../problems.ts';
import type { NewRow } from '../rows.ts';
import type { WorkServices } from '../run.ts';
import type { Doer, ImportedSubject, Plan, Thing, Values } from '../subjects/subject.ts';
import { labelOf } from '../table/headings.ts';
import type { Names } from '../table/names.ts';
import { checkRow, namedBy, type FileRow } from './checkRow.ts';
import type { TableRow } from './readFile.ts';

const text = staffWorkText.problems;

/** What the file named so far, with the line that named it first. */
interface Seen {
  names: Map<string, number>;
  keys: Map<string, number>;
}

/** What rows are looked at with. */
export interface Looking {
  subject: ImportedSubject;
  names: Names;
  seen: Seen;
  doer: Doer;
}

const wholeRow = (line: number, title: string, message: string, column = ''): NewRow => ({
  number: line,
  action: 'refuse',
  title,
  problems: [{ column, message }],
});

/** Whether a record is named twice, by its name or, of new ones, by what no two share. */
function twiceIn(seen: Map<string, number>, key: string, line: number): string | null {
  const first = seen.get(key);
  if (first !== undefined) return text.twice(first);
  seen.set(key, line);
  return null;
}

/** What would stand against a row if it were done now: it is tried, and taken back. */
async function triedOut(tx: Executor, row: NewRow, { subject, doer }: Looking): Promise<Problem[] | null> {
  await tx.execute(sql`savepoint tried`);
  try {
    await applyPlan(tx, subject, row as Plan, doer);
    return null;
  } catch (error) {
    const problems = problemsOf(error, subject.resource);
    if (!problems) throw error;
    return problems;
  } finally {
    await tx.execute(sql`rollback to savepoint tried`);
  }
}

/** Why a row names what another named before it; null where it does not. */
function repeats(row: FileRow, plan: NewRow, { subject, seen }: Looking): Problem | null {
  const { number: line } = plan;
  const at = (field: string, message: string | null): Problem | null =>
    message === null ? null : { column: labelOf(subject.resource, field), message };
  const named = namedBy(subject, row);
  const twice = typeof named === 'string' ? at('id', twiceIn(seen.names, named, line)) : null;
  if (twice !== null || plan.action !== 'create' || subject.sameBy === null) return twice;
  const values: Values = Object.fromEntries(Object.entries(plan.changes!).map(([field, { after }]) => [field, after]));
  return at(subject.sameBy.field, twiceIn(seen.keys, subject.sameBy.keyOf(values), line));
}

async function planOf(tx: Executor, row: FileRow, current: Thing | null, looking: Looking): Promise<NewRow> {
  const { subject, names } = looking;
  const plan = checkRow(row, { subject, names, current });
  const { number: line, title = '' } = plan;
  const repeated = repeats(row, plan, looking);
  if (repeated !== null) return wholeRow(line, title, repeated.message, repeated.column);
  if (plan.action !== 'create' && plan.action !== 'update') return plan;
  const problems = await triedOut(tx, plan, looking);
  return problems ? { number: line, action: 'refuse', title, problems } : plan;
}

/** Undoes what was tried. */
class Tried extends Error {
  readonly rows: readonly NewRow[];
  constructor(rows: readonly NewRow[]) {
    super('tried');
    this.rows = rows;
  }
}

/** What each of these rows would do: all of it is tried, and nothing of it stays. */
export async function planRows(
  { db }: Pick<WorkServices, 'db'>,
  batch: readonly TableRow[],
  looking: Looking,
): Promise<readonly NewRow[]> {
  const { subject, doer } = looking;
  const nameOf = (row: FileRow): string | null => {
    const named = namedBy(subject, row);
    return typeof named === 'string' ? named : null;
  };
  const ids = batch.flatMap((row) => ('cells' in row ? (nameOf(row) ?? []) : []));
  try {
    return await db.transaction(async (tx) => {
      const found = ids.length === 0 ? [] : await subject.find(tx, { ids }, doer, ids.length);
      const currents = new Map(found.map((each) => [String(each.id), each]));
      const rows: NewRow[] = [];
      for (const row of batch) {
        if ('message' in row) rows.push(wholeRow(row.line, '', row.message, row.column));
        else rows.push(await planOf(tx, row, currents.get(nameOf(row) ?? '') ?? null, looking));
      }
      throw new Tried(rows);
    });
  } catch (error) {
    if (error instanceof Tried) return error.rows;
    throw error;
  }
}

import { MOST_WORK_ROWS } from '@suluh/domain/staff';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { coursesWithin } from '../../../access/scope.ts';
import { schema, type Executor } from '../../../db/index.ts';
import { readWhole } from '../../../storage/index.ts';
import { TruncatedInput, UnreadableInput } from '../../../tableFile/openInput.ts';
import { courseRecords, type StaffCourse } from '../../staffCourse/records.ts';
import { problemsOf, type Problem } from '../problems.ts';
import { addRows, keepWork, moveWork, recount, type NewRow } from '../rows.ts';
import type { Work } from '../work.ts';
import type { WorkServices } from '../run.ts';
import { applyPlan, type Doer, type Plan } from './apply.ts';
import { checkRow, namedBy, type FileRow } from './check.ts';
import { labelOf } from './columns.ts';
import { readNames, type Names } from './names.ts';
import { courseFile, type CourseFileRow } from './readFile.ts';

const { course, staffWorkRow } = schema;
const text = staffWorkText.problems;

/** Rows looked at together, in one transaction that is undone. */
const BATCH = 50;

/** What the file named so far, with the line that named it first. */
interface Seen {
  numbers: Map<number, number>;
  names: Map<string, number>;
}

const wholeRow = (line: number, title: string, message: string, column = ''): NewRow => ({
  number: line,
  action: 'refuse',
  title,
  problems: [{ column, message }],
});

/** Whether a course is named twice, by its number or, of new ones, by partner and name. */
function twiceIn(seen: Map<number | string, number>, key: number | string, line: number): string | null {
  const first = seen.get(key);
  if (first !== undefined) return text.twice(first);
  seen.set(key, line);
  return null;
}

/** What would stand against a row if it were done now: it is tried, and taken back. */
async function triedOut(tx: Executor, row: NewRow, doer: Doer): Promise<Problem[] | null> {
  await tx.execute(sql`savepoint tried`);
  try {
    await applyPlan(tx, row as Plan, doer);
    return null;
  } catch (error) {
    const problems = problemsOf(error);
    if (!problems) throw error;
    return problems;
  } finally {
    await tx.execute(sql`rollback to savepoint tried`);
  }
}

async function planOf(
  tx: Executor,
  row: FileRow,
  { known, seen, doer }: { known: { names: Names; current: StaffCourse | null }; seen: Seen; doer: Doer },
): Promise<NewRow> {
  const plan = checkRow(row, known);
  const { number: line, title = '' } = plan;
  const number = namedBy(row);
  const twice = number === null ? null : twiceIn(seen.numbers, number, line);
  if (twice !== null) return wholeRow(line, title, twice, labelOf('id'));
  if (plan.action === 'create') {
    const { fullname, partnerId } = plan.changes!;
    const name = `${String(partnerId!.after)} ${String(fullname!.after).toLowerCase()}`;
    const again = twiceIn(seen.names, name, line);
    if (again !== null) return wholeRow(line, title, again, labelOf('fullname'));
  }
  if (plan.action !== 'create' && plan.action !== 'update') return plan;
  const problems = await triedOut(tx, plan, doer);
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

async function plansOf(
  { db }: WorkServices,
  batch: readonly CourseFileRow[],
  { names, seen, doer }: { names: Names; seen: Seen; doer: Doer },
): Promise<readonly NewRow[]> {
  const numbers = batch.flatMap((row) => ('cells' in row ? (namedBy(row) ?? []) : []));
  try {
    return await db.transaction(async (tx) => {
      const found = await courseRecords.rows(tx, {
        where: and(coursesWithin(doer.who.reach), inArray(course.id, numbers.length > 0 ? numbers : [0])),
        orderBy: [],
        limit: BATCH,
        offset: 0,
      });
      const currents = new Map(found.map((each) => [each.id, each]));
      const rows: NewRow[] = [];
      for (const row of batch) {
        if ('message' in row) rows.push(wholeRow(row.line, '', row.message, row.column));
        else {
          const known = { names, current: currents.get(namedBy(row) ?? 0) ?? null };
          rows.push(await planOf(tx, row, { known, seen, doer }));
        }
      }
      throw new Tried(rows);
    });
  } catch (error) {
    if (error instanceof Tried) return error.rows;
    throw error;
  }
}

/** Looks at every row, and writes down what it would do. @returns why the file cannot be used, null when it can */
async function lookAtRows(services: WorkServices, work: Work, doer: Doer, bytes: Buffer): Promise<string | null> {
  const { db, now } = services;
  const names = await readNames(db);
  const file = courseFile(bytes, work.format!);
  const seen: Seen = { numbers: new Map(), names: new Map() };
  let batch: CourseFileRow[] = [];
  let count = 0;
  const take = async (): Promise<void> => {
    const rows = await plansOf(services, batch, { names, seen, doer });
    batch = [];
    await db.transaction(async (tx) => {
      await addRows(tx, work.id, rows);
      await recount(tx, work.id);
    });
  };
  for await (const row of file.rows) {
    count += 1;
    if (count > MOST_WORK_ROWS) return text.tooMany(wholeNumber(MOST_WORK_ROWS));
    if (count === 1 && !file.hasNames() && 'cells' in row) return text.noName;
    batch.push(row);
    if (batch.length < BATCH) continue;
    await take();
    if (!(await keepWork(db, work, now()))) return null; // stopped
  }
  if (count === 0) return text.file.empty;
  await take();
  await db.update(schema.staffWork).set({ unused: file.unused() }).where(eq(schema.staffWork.id, work.id));
  return null;
}

/** Reads a file that came and writes down what each row would do; nothing else is changed. */
export async function readImport(services: WorkServices, work: Work, doer: Doer): Promise<void> {
  const { db, files, now } = services;
  await db.delete(staffWorkRow).where(eq(staffWorkRow.workId, work.id)); // of a worker that was killed
  const bytes = await readWhole(files.closed, work.path!);
  let problem: string | null;
  try {
    problem = bytes === null ? text.file.kind : await lookAtRows(services, work, doer, bytes);
  } catch (error) {
    if (error instanceof UnreadableInput) problem = text.file[error.problem];
    else if (error instanceof TruncatedInput) problem = text.file.kind;
    else throw error;
  }
  if (problem === null) await moveWork(db, work, { state: 'checked', checkedAt: now() });
  else await moveWork(db, work, { state: 'failed', problem, endedAt: now() });
}

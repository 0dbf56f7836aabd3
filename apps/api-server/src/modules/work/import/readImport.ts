import { MOST_WORK_ROWS, type ImportKind, resourceOf } from '@suluh/domain/staff';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import { eq } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import { readWhole } from '../../../storage/index.ts';
import { TruncatedInput, UnreadableInput } from '../../../tableFile/openInput.ts';
import { addRows, keepWork, moveWork, recount } from '../rows.ts';
import type { WorkServices } from '../run.ts';
import { importedOf } from '../subjects/index.ts';
import type { Doer } from '../subjects/subject.ts';
import { labelOf } from '../table/headings.ts';
import { readNames } from '../table/names.ts';
import type { Work } from '../work.ts';
import { planRows, type Looking } from './planRows.ts';
import { formerReadings } from './formerReadings.ts';
import { tableFile, type TableRow } from './readFile.ts';

const { staffWork, staffWorkRow } = schema;
const text = staffWorkText.problems;

/** Rows looked at together, in one transaction that is undone. */
const BATCH = 50;

/** Columns nothing is read from that are told. */
const TOLD_UNUSED = 50;

/** Work that reads a file. */
export type ImportWork = Work & { kind: ImportKind };

/** Looks at every row, and writes down what it would do. @returns why the file cannot be used, null when it can */
async function lookAtRows(services: WorkServices, work: ImportWork, doer: Doer, bytes: Buffer): Promise<string | null> {
  const { db, now } = services;
  const subject = importedOf(resourceOf(work.kind));
  const looking: Looking = {
    subject,
    names: await readNames(db),
    seen: { names: new Map(), keys: new Map() },
    doer,
  };
  const { columns: settled } = work.options;
  const chosen = settled ? { settled } : { former: await formerReadings(db, work) };
  const file = tableFile({ bytes, format: work.format! }, subject, chosen);
  const tellColumns = async () => {
    const columns = [...file.reading()];
    const unused = columns.flatMap(({ column, field }) => (field === null ? [column] : [])).slice(0, TOLD_UNUSED);
    // A choice that came back is one for the next file as well, long after the first one is gone.
    const kept = file.isFormer() ? { options: { ...work.options, columns } } : {};
    await db
      .update(staffWork)
      .set({ columns, unused, ...kept })
      .where(eq(staffWork.id, work.id));
  };
  let batch: TableRow[] = [];
  let count = 0;
  const take = async (): Promise<void> => {
    const rows = await planRows(services, batch, looking);
    batch = [];
    await db.transaction(async (tx) => {
      await addRows(tx, work.id, rows);
      await recount(tx, work.id);
    });
  };
  for await (const row of file.rows) {
    count += 1;
    if (count > MOST_WORK_ROWS) return text.tooMany(wholeNumber(MOST_WORK_ROWS));
    if (count === 1 && !file.hasNames() && 'cells' in row) {
      await tellColumns();
      return text.noName(labelOf(subject.resource, 'id'), labelOf(subject.resource, subject.needed[0]!));
    }
    batch.push(row);
    if (batch.length < BATCH) continue;
    await take();
    if (!(await keepWork(db, work, now()))) return null; // stopped
  }
  if (count === 0) return text.file.empty;
  await take();
  await tellColumns();
  return null;
}

/** Reads a file that came and writes down what each row would do; nothing else is changed. */
export async function readImport(services: WorkServices, work: ImportWork, doer: Doer): Promise<void> {
  const { db, files, now } = services;
  await db.delete(staffWorkRow).where(eq(staffWorkRow.workId, work.id)); // of a worker that was killed, or read otherwise
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

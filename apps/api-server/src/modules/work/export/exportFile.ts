import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MOST_SHEET_ROWS, NO_ROWS, takesRows, type ExportKind, type TableFormat } from '@suluh/domain/staff';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../db/index.ts';
import { wrongAt } from '../../../http/apiError.ts';
import { removeStored, storeUnderSecretName } from '../../../storage/index.ts';
import { CSV_MARK, csvLines, jsonLines, xlsxFile, type Cell } from '../../../tableFile/writeTable.ts';
import { WORK_FILES } from '../files.ts';
import { keepWork, moveWork } from '../rows.ts';
import type { WorkServices } from '../run.ts';
import type { Doer } from '../subjects/subject.ts';
import { readNames } from '../table/names.ts';
import type { Work } from '../work.ts';
import { EXPORT_PAGE, type Exported } from './exported.ts';
import { exportedOf } from './index.ts';

/** Somebody stopped the work. */
class Stopped extends Error {}

/** How many rows are meant, as long as the list is. */
async function countOf(db: Executor, { from }: Exported, which: SQL | undefined): Promise<number> {
  const { rows } = await db.execute<{ found: number }>(
    sql`select count(*)::int as found from ${from} where ${which ?? sql`true`}`,
  );
  return rows[0]!.found;
}

/**
 * Which rows are meant, a page at a time, in their order: as they were when the first was read, and none of them held here.
 * Pages that each begin behind the last row would sort the rest of the list anew, and miss what moves meanwhile.
 */
async function* idPages(
  tx: Executor,
  { id, from, order }: Exported,
  which: SQL | undefined,
): AsyncGenerator<unknown[]> {
  await tx.execute(
    sql`declare meant no scroll cursor for select ${id} as id from ${from} where ${which ?? sql`true`} order by ${sql.join([...order], sql`, `)}`,
  );
  for (;;) {
    const { rows } = await tx.execute<{ id: unknown }>(sql.raw(`fetch ${EXPORT_PAGE} from meant`));
    if (rows.length > 0) yield rows.map((row) => row.id);
    if (rows.length < EXPORT_PAGE) return;
  }
}

/**
 * Rows of what is exported, in the order of its list, and how far it is told meanwhile. Which they are is read once: nobody
 * is told of a row twice, or not at all, because somebody changed another meanwhile. @param tx holds the place in the list
 * @throws Stopped
 */
async function* pagesOf(
  { db, now }: WorkServices,
  tx: Executor,
  work: Work,
  { exported, doer: { who }, told }: { exported: Exported; doer: Doer; told: { rows: number } },
): AsyncGenerator<Cell[][]> {
  const names = await readNames(db);
  const which = await exported.which(db, work.options, who);
  const meant = await countOf(db, exported, which);
  const tell = async () => {
    const counts = { ...NO_ROWS, update: Math.max(meant, told.rows), done: told.rows };
    if (!(await keepWork(db, work, now(), counts))) throw new Stopped();
  };
  for await (const some of idPages(tx, exported, which)) {
    await tell();
    const read = await exported.read(db, and(which, inArray(exported.id as SQL, some)), names);
    const cells = new Map(read.map((each) => [String(each.id), each.cells]));
    const page = some.flatMap((id) => {
      const row = cells.get(String(id)); // what is gone by now is left out
      return row ? [row] : [];
    });
    yield page;
    told.rows += page.length;
  }
  await tell();
}

type Pages = AsyncIterable<Cell[][]>;

/** A file written row by row, on the disk and not in memory. */
async function* linesOf(pages: Pages, { columns }: Exported, format: 'csv' | 'jsonl'): AsyncGenerator<string> {
  const fields = columns.map(({ field }) => field);
  if (format === 'csv') yield CSV_MARK + csvLines([columns.map(({ label }) => label)], ';');
  for await (const rows of pages) yield format === 'csv' ? csvLines(rows, ';') : jsonLines(fields, rows);
}

/** A spreadsheet, which stands in memory as a whole; null once it is longer than it may be. */
async function sheetOf(pages: Pages, { columns }: Exported): Promise<Blob | null> {
  const table: Cell[][] = [columns.map(({ label }) => label)];
  for await (const rows of pages) {
    table.push(...rows);
    if (!takesRows('xlsx', table.length - 1)) return null;
  }
  return new Blob([new Uint8Array(await xlsxFile(table, staffWorkText.tooLong))]);
}

async function fileOf(
  pages: Pages,
  exported: Exported,
  { format, folder }: { format: TableFormat; folder: string },
): Promise<Blob | null> {
  if (format === 'xlsx') return sheetOf(pages, exported);
  const whole = path.join(folder, 'whole');
  await pipeline(linesOf(pages, exported, format), createWriteStream(whole));
  return openAsBlob(whole);
}

const sheetTooLong = (): string => staffWorkText.export.sheetTooLong(wholeNumber(MOST_SHEET_ROWS));

/** @throws ApiError BAD_REQUEST at the format of a file that would not hold all that is meant */
export async function requireTaken(
  { db, now }: Pick<WorkServices, 'db' | 'now'>,
  { kind, format, options }: { kind: ExportKind; format: TableFormat; options: Work['options'] },
  { who }: Pick<Doer, 'who'>,
): Promise<void> {
  const exported = exportedOf(kind, { now });
  const which = await exported.which(db, options, who);
  const { rows } = await db.execute<{ found: number }>(
    sql`select count(*)::int as found from (select from ${exported.from} where ${which ?? sql`true`} limit ${MOST_SHEET_ROWS + 1}) as first_rows`,
  );
  if (!takesRows(format, rows[0]!.found)) throw wrongAt('format', sheetTooLong());
}

/** Makes the file of an export: all that the list showed, or nothing and why (docs/product/staff.md#tables). */
export async function exportFile(services: WorkServices, work: Work & { kind: ExportKind }, doer: Doer): Promise<void> {
  const { db, files, now } = services;
  const exported = exportedOf(work.kind, { now });
  const folder = await mkdtemp(path.join(tmpdir(), 'suluh-export-'));
  const told = { rows: 0 };
  try {
    const content = await db.transaction((tx) =>
      fileOf(pagesOf(services, tx, work, { exported, doer, told }), exported, { format: work.format!, folder }),
    );
    if (content === null) {
      await moveWork(db, work, { state: 'failed', problem: sheetTooLong(), endedAt: now() });
      return;
    }
    const stored = await storeUnderSecretName(files.closed, WORK_FILES, work.format!, content);
    const counts = { ...NO_ROWS, update: told.rows, done: told.rows };
    if (!(await moveWork(db, work, { state: 'done', endedAt: now(), path: stored, counts })))
      await removeStored(files.closed, WORK_FILES, stored);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

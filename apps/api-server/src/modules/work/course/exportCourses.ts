import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MOST_SHEET_ROWS, NO_ROWS, takesRows } from '@suluh/domain/staff';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import { and, asc, gt } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import { removeStored, storeUnderSecretName } from '../../../storage/index.ts';
import { CSV_MARK, csvLines, jsonLines, xlsxFile, type Cell } from '../../../tableFile/writeTable.ts';
import { courseRecords, type StaffCourse } from '../../staffCourse/records.ts';
import { keepWork, moveWork } from '../rows.ts';
import { WORK_FILES } from '../files.ts';
import type { WorkServices } from '../run.ts';
import type { Work } from '../work.ts';
import type { Doer } from './apply.ts';
import { reachedCourses } from './chosen.ts';
import { cellOf, FIELDS, labelOf, TOLD } from './columns.ts';
import { readNames, type Names } from './names.ts';

const { course } = schema;

/** Courses read at a time. */
const PAGE = 500;

const COLUMNS = ['id', ...FIELDS, ...TOLD] as const;
const HEAD = COLUMNS.map((field) => labelOf(field));

/** Somebody stopped the work. */
class Stopped extends Error {}

const rowOf = (each: StaffCourse, names: Names): Cell[] => [
  each.id,
  ...FIELDS.map((field) => cellOf(each, field, names)),
  each.isPublished ? 'ya' : 'tidak',
  each.slug,
];

/** Rows of what is exported, in the order courses were made, and how far it is told meanwhile. @throws Stopped */
async function* pagesOf({ db, now }: WorkServices, work: Work, { who }: Doer, told: { rows: number }) {
  const names = await readNames(db);
  const which = reachedCourses(work.options, who.reach);
  const total = await db.$count(course, which);
  const tell = () => {
    const counts = { ...NO_ROWS, update: Math.max(total, told.rows), done: told.rows };
    return keepWork(db, work, now(), counts);
  };
  for (let last = 0, isMore = true; isMore;) {
    if (!(await tell())) throw new Stopped();
    const page = await courseRecords.rows(db, {
      where: and(which, gt(course.id, last)),
      orderBy: [asc(course.id)],
      limit: PAGE,
      offset: 0,
    });
    yield page.map((each) => rowOf(each, names));
    told.rows += page.length;
    last = page.at(-1)?.id ?? last;
    isMore = page.length === PAGE;
  }
}

type Pages = AsyncIterable<Cell[][]>;

/** A file written row by row, on the disk and not in memory. */
async function* linesOf(pages: Pages, format: 'csv' | 'jsonl'): AsyncGenerator<string> {
  if (format === 'csv') yield CSV_MARK + csvLines([HEAD], ';');
  for await (const rows of pages) yield format === 'csv' ? csvLines(rows, ';') : jsonLines(COLUMNS, rows);
}

/** A spreadsheet, which stands in memory as a whole; null once it is longer than it may be. */
async function sheetOf(pages: Pages): Promise<Blob | null> {
  const table: Cell[][] = [HEAD];
  for await (const rows of pages) {
    table.push(...rows);
    if (!takesRows('xlsx', table.length - 1)) return null;
  }
  return new Blob([new Uint8Array(await xlsxFile(table, staffWorkText.tooLong))]);
}

async function fileOf(pages: Pages, { format, folder }: { format: NonNullable<Work['format']>; folder: string }) {
  if (format === 'xlsx') return sheetOf(pages);
  const whole = path.join(folder, 'whole');
  await pipeline(linesOf(pages, format), createWriteStream(whole));
  return openAsBlob(whole);
}

/** Makes the file of an export: all that the list showed, or nothing and why (docs/product/staff.md#tables). */
export async function exportCourses(services: WorkServices, work: Work, doer: Doer): Promise<void> {
  const { db, files, now } = services;
  const folder = await mkdtemp(path.join(tmpdir(), 'suluh-export-'));
  const told = { rows: 0 };
  try {
    const content = await fileOf(pagesOf(services, work, doer, told), { format: work.format!, folder });
    if (content === null) {
      const problem = staffWorkText.export.sheetTooLong(wholeNumber(MOST_SHEET_ROWS));
      await moveWork(db, work, { state: 'failed', problem, endedAt: now() });
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

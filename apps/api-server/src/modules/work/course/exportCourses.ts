import { MOST_WORK_ROWS, NO_ROWS } from '@suluh/domain/staff';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import { and, asc, gt } from 'drizzle-orm';
import { coursesWithin } from '../../../access/scope.ts';
import { schema } from '../../../db/index.ts';
import { removeStored, storeUnderSecretName } from '../../../storage/index.ts';
import { csvFile, jsonLines, xlsxFile, type Cell } from '../../../tableFile/writeTable.ts';
import { courseRecords, type StaffCourse } from '../../staffCourse/records.ts';
import { keepWork, moveWork } from '../rows.ts';
import { WORK_FILES } from '../files.ts';
import type { WorkServices } from '../run.ts';
import type { Work } from '../work.ts';
import type { Doer } from './apply.ts';
import { chosenCourses } from './chosen.ts';
import { cellOf, FIELDS, labelOf, TOLD } from './columns.ts';
import { readNames, type Names } from './names.ts';

/** Courses read at a time. */
const PAGE = 500;

const COLUMNS = ['id', ...FIELDS, ...TOLD] as const;

const rowOf = (course: StaffCourse, names: Names): Cell[] => [
  course.id,
  ...FIELDS.map((field) => cellOf(course, field, names)),
  course.isPublished ? 'ya' : 'tidak',
  course.slug,
];

function fileOf(format: NonNullable<Work['format']>, rows: readonly Cell[][]): Buffer | Promise<Buffer> {
  const table = [COLUMNS.map((field) => labelOf(field)), ...rows];
  if (format === 'xlsx') return xlsxFile(table, staffWorkText.tooLong);
  return format === 'csv' ? csvFile(table, ';') : jsonLines(COLUMNS, rows);
}

/** Makes the file of an export: what the list showed, in the order courses were made. */
export async function exportCourses({ db, files, now }: WorkServices, work: Work, { who }: Doer): Promise<void> {
  const { course } = schema;
  const names = await readNames(db);
  const rows: Cell[][] = [];
  for (let last = 0, isMore = true; isMore;) {
    const page = await courseRecords.rows(db, {
      where: and(coursesWithin(who.reach), chosenCourses(work.options), gt(course.id, last)),
      orderBy: [asc(course.id)],
      limit: PAGE,
      offset: 0,
    });
    rows.push(...page.map((each) => rowOf(each, names)));
    last = page.at(-1)?.id ?? last;
    isMore = page.length === PAGE && rows.length < MOST_WORK_ROWS;
    if (!(await keepWork(db, work, now()))) return; // stopped
  }
  const path = await storeUnderSecretName(files.closed, WORK_FILES, work.format!, await fileOf(work.format!, rows));
  const counts = { ...NO_ROWS, update: rows.length, done: rows.length };
  if (!(await moveWork(db, work, { state: 'done', endedAt: now(), path, counts })))
    await removeStored(files.closed, WORK_FILES, path);
}

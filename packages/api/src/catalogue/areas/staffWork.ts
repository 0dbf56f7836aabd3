import { MOST_WORK_ROWS, TABLE_FORMATS, WORK_KINDS } from '@suluh/domain/staff';
import { z } from 'zod';
import { staffWork, staffWorkRow } from '../entities/index.ts';
import { isEachOnce, twice } from '../eachOnce.ts';
import { defineEntry, fileData } from '../entry.ts';
import { staffPageQuery } from '../envelope.ts';
import { defineStaffList } from '../staffEntity.ts';
import { courseFilters } from './staffCourse.ts';
import { rowId } from '../rowId.ts';

const params = z.object({ id: z.uuid() });
const ids = z.array(rowId).min(1).max(MOST_WORK_ROWS);
const read = { auth: 'A', permission: 'course.read', scope: 'partner' } as const;
const edit = { auth: 'A', permission: 'course.edit', scope: 'partner' } as const;

/** Which courses are meant: those that are named, or all of a list as it was asked and counted. */
const chosen = z.object({
  ids: ids.optional(),
  filter: z.object({ q: z.string().trim().max(100).default(''), ...courseFilters }).optional(),
  expectedCount: z.int().min(0).max(MOST_WORK_ROWS).optional(),
});
const isChosen = ({ ids: named, filter, expectedCount }: z.output<typeof chosen>): boolean =>
  (named === undefined) !== (filter === undefined) && (filter === undefined || expectedCount !== undefined);

export const work = defineStaffList({
  ...read,
  name: 'work',
  title: 'Work in the background: imports, exports, many courses at once',
  key: z.uuid(),
  row: staffWork,
  filters: { kind: z.enum(WORK_KINDS).optional() },
  sorts: ['createdAt'],
  isTurned: true,
  read: 'course.read',
});

export const workRows = defineEntry({
  ...read,
  id: 'admin.work.rows',
  method: 'GET',
  path: '/api/admin/work/{id}/row',
  summary: 'Rows of some work, with what is to be changed and what came of it',
  params,
  query: staffPageQuery.extend({ show: z.enum(['all', 'change', 'refused', 'same']).default('all') }),
  data: z.array(staffWorkRow),
  paged: true,
  errors: [404],
});

export const workReport = defineEntry({
  ...read,
  id: 'admin.work.report',
  method: 'GET',
  path: '/api/admin/work/{id}/report.csv',
  summary: 'Every row of some work with what came of it, as a table',
  params,
  data: fileData,
  file: 'text/csv',
  carries: 'nobody',
  errors: [404],
});

export const workFile = defineEntry({
  ...read,
  id: 'admin.work.file',
  method: 'GET',
  path: '/api/admin/work/{id}/file',
  summary: 'The file an export made; for a day',
  params,
  data: fileData,
  file: 'application/octet-stream',
  carries: 'nobody',
  errors: [404],
});

/** Largest file that is imported, in bytes. */
export const IMPORT_BYTES = 10 * 1024 * 1024;

export const courseImport = defineEntry({
  ...edit,
  id: 'admin.course.import',
  method: 'POST',
  path: '/api/admin/course/import',
  summary: 'Read a file of courses: what it would make and change is shown before anything is',
  description:
    'CSV (commas, semicolons or tabs; UTF-8 or UTF-16), XLSX or JSON Lines. The answer is work in state `reading`; once it is `checked` its rows are a preview, bound to the versions they were looked at in.',
  query: z.object({ fileName: z.string().trim().min(1).max(200), format: z.enum(TABLE_FORMATS) }),
  upload: { field: 'file', maxBytes: IMPORT_BYTES },
  data: staffWork,
  status: 201,
  errors: [413],
});

export const courseExport = defineEntry({
  ...read,
  id: 'admin.course.export',
  method: 'POST',
  path: '/api/admin/course/export',
  summary: 'Make a file of courses: those of a list as it was asked, or those that are named',
  description:
    'Such a file is imported without any change. What a spreadsheet takes for a formula is defused. A file holds every row that is meant: 400 at `format` for a spreadsheet of more than it takes.',
  body: chosen.omit({ expectedCount: true }).extend({ format: z.enum(TABLE_FORMATS) }),
  data: staffWork,
  status: 201,
});

const bulk = {
  method: 'POST',
  status: 201,
  data: staffWork,
  errors: [409],
  description: '409 CONFLICT when the list holds another number of courses by now: data says how many.',
  errorData: z.object({ count: z.int() }),
} as const;

export const coursesPublish = defineEntry({
  ...edit,
  ...bulk,
  permission: 'course.publish',
  id: 'admin.course.publishMany',
  isRepeatable: true,
  path: '/api/admin/course/bulk/published',
  summary: 'Publish many courses, or take them off the pages',
  body: chosen.extend({ isPublished: z.boolean() }).refine(isChosen),
});

export const coursesCategory = defineEntry({
  ...edit,
  ...bulk,
  id: 'admin.course.categoryMany',
  isRepeatable: true,
  path: '/api/admin/course/bulk/category',
  summary: 'Give many courses these categories: beside those they have, or instead',
  body: chosen
    .extend({
      categoryIds: z.array(rowId).min(1).max(10).refine(isEachOnce, twice),
      mode: z.enum(['add', 'replace']).default('add'),
    })
    .refine(isChosen),
});

const deed = { ...edit, method: 'POST', params, data: staffWork, errors: [404, 409] } as const;

export const workStart = defineEntry({
  ...deed,
  id: 'admin.work.start',
  isRepeatable: true,
  path: '/api/admin/work/{id}/start',
  summary: 'Do what a preview shows',
});

export const workStop = defineEntry({
  ...deed,
  id: 'admin.work.stop',
  path: '/api/admin/work/{id}/stop',
  summary: 'Stop after the row at hand; what is done stays',
});

export const workUndo = defineEntry({
  ...deed,
  id: 'admin.work.undo',
  isRepeatable: true,
  path: '/api/admin/work/{id}/undo',
  summary: 'Take back what was done, where nobody changed anything since',
});

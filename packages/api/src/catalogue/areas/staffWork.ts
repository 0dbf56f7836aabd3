import { MOST_WORK_ROWS, TABLE_FORMATS, WORK_KINDS } from '@suluh/domain/staff';
import { z } from 'zod';
import { staffWork, staffWorkRow } from '../entities/index.ts';
import { isEachOnce, twice } from '../eachOnce.ts';
import { defineEntry, fileData, NEEDS_PROOF } from '../entry.ts';
import { staffPageQuery } from '../envelope.ts';
import { defineStaffList } from '../staffEntity.ts';
import { rowId } from '../rowId.ts';
import { eventFilters } from './staff.ts';
import { contentFilters } from './staffContent.ts';
import { courseFilters } from './staffCourse.ts';
import { orderFilters, promoFilters } from './staffSales.ts';

const params = z.object({ id: z.uuid() });
/** Work of one's own; what its kind takes is asked for as well (docs/product/staff.md#work). */
const own = { auth: 'A', permission: 'work.own', scope: 'event' } as const;
const read = { auth: 'A', permission: 'course.read', scope: 'partner' } as const;
const edit = { auth: 'A', permission: 'course.edit', scope: 'partner' } as const;
const content = { auth: 'A', permission: 'content.edit', scope: 'all' } as const;
const promos = { auth: 'A', permission: 'promo.edit', scope: 'all' } as const;

const words = z.string().trim().max(100).default('');
const promoCode = z.string().min(1).max(60);

/** Which rows are meant: those that are named, or all of a list as it was asked and counted. */
const chosenOf = <Key extends z.ZodType, Filters extends z.ZodRawShape>(key: Key, filters: Filters) =>
  z.object({
    ids: z.array(key).min(1).max(MOST_WORK_ROWS).optional(),
    filter: z.object({ q: words, ...filters }).optional(),
    expectedCount: z.int().min(0).max(MOST_WORK_ROWS).optional(),
  });
interface Chosen {
  ids?: unknown;
  filter?: unknown;
  expectedCount?: number | undefined;
}
const isChosen = ({ ids: named, filter, expectedCount }: Chosen): boolean =>
  (named === undefined) !== (filter === undefined) && (filter === undefined || expectedCount !== undefined);
const chosen = chosenOf(rowId, courseFilters);

export const work = defineStaffList({
  ...own,
  name: 'work',
  title: 'Work in the background: imports, exports, many courses at once',
  key: z.uuid(),
  row: staffWork,
  filters: { kind: z.enum(WORK_KINDS).optional() },
  sorts: ['createdAt'],
  isTurned: true,
  read: 'work.own',
});

export const workRows = defineEntry({
  ...own,
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
  ...own,
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

export const workRefused = defineEntry({
  ...own,
  id: 'admin.work.refused',
  method: 'GET',
  path: '/api/admin/work/{id}/refused.csv',
  summary: 'The rows of an import that were refused or failed, as they came, with why: to mend and send again',
  params,
  data: fileData,
  file: 'text/csv',
  carries: 'nobody',
  errors: [404],
});

export const workFile = defineEntry({
  ...own,
  id: 'admin.work.file',
  method: 'GET',
  path: '/api/admin/work/{id}/file',
  summary: 'The file an export made that has no data of people; for a day',
  params,
  data: fileData,
  file: 'application/octet-stream',
  carries: 'nobody',
  errors: [404],
});

export const workPeopleFile = defineEntry({
  ...own,
  id: 'admin.work.peopleFile',
  method: 'GET',
  path: '/api/admin/work/{id}/people-file',
  summary: 'The file an export made that has data of people; for a day',
  description: NEEDS_PROOF,
  params,
  data: fileData,
  file: 'application/octet-stream',
  carries: 'people',
  errors: [404],
});

/** Largest file that is imported, in bytes. */
export const IMPORT_BYTES = 10 * 1024 * 1024;

const importing = {
  method: 'POST',
  description:
    'CSV (commas, semicolons or tabs; UTF-8 or UTF-16), XLSX or JSON Lines. The answer is work in state `reading`; once it is `checked` its rows are a preview, bound to the versions they were looked at in.',
  query: z.object({ fileName: z.string().trim().min(1).max(200), format: z.enum(TABLE_FORMATS) }),
  upload: { field: 'file', maxBytes: IMPORT_BYTES },
  data: staffWork,
  status: 201,
  errors: [413],
} as const;

export const courseImport = defineEntry({
  ...edit,
  ...importing,
  id: 'admin.course.import',
  path: '/api/admin/course/import',
  summary: 'Read a file of courses: what it would make and change is shown before anything is',
});

export const jobImport = defineEntry({
  ...content,
  ...importing,
  id: 'admin.job.import',
  path: '/api/admin/job/import',
  summary: 'Read a file of vacancies: what it would make and change is shown before anything is',
});

export const promoImport = defineEntry({
  ...promos,
  ...importing,
  id: 'admin.promo.import',
  path: '/api/admin/promo/import',
  summary: 'Read a file of promos, each known by its code: what it would make and change is shown before anything is',
});

/** Which rows of a list an export is of: those that are named, or all of it as it was asked; not both, which could differ. */
const rowsOf = <Key extends z.ZodType, Filters extends z.ZodRawShape>(key: Key, filters: Filters) =>
  z
    .object({
      ids: z.array(key).min(1).max(MOST_WORK_ROWS).optional(),
      filter: z.object({ q: words, ...filters }).optional(),
      format: z.enum(TABLE_FORMATS),
    })
    .refine(({ ids: named, filter }) => named === undefined || filter === undefined);

const exporting = {
  auth: 'A',
  method: 'POST',
  data: staffWork,
  status: 201,
  description:
    'What a spreadsheet takes for a formula is defused. A file holds every row that is meant: 400 at `format` for a spreadsheet of more than it takes. One with data of people is fetched with a fresh proof.',
} as const;

export const courseExport = defineEntry({
  ...exporting,
  ...read,
  id: 'admin.course.export',
  path: '/api/admin/course/export',
  summary: 'Make a file of courses, which is imported without any change',
  body: rowsOf(rowId, courseFilters),
});

export const eventExport = defineEntry({
  ...exporting,
  id: 'admin.event.export',
  permission: 'event.read',
  scope: 'event',
  path: '/api/admin/event/export',
  summary: 'Make a file of schedules',
  body: rowsOf(rowId, eventFilters),
});

export const participantExport = defineEntry({
  ...exporting,
  id: 'admin.participant.export',
  permission: 'event.participant',
  scope: 'event',
  path: '/api/admin/participant/export',
  summary: 'Make a file of who holds a place on schedules: those of a list of schedules, or of some that are named',
  body: rowsOf(rowId, eventFilters),
});

export const orderExport = defineEntry({
  ...exporting,
  id: 'admin.order.export',
  permission: 'order.read',
  scope: 'all',
  path: '/api/admin/order/export',
  summary: 'Make a file of orders',
  body: rowsOf(z.string().min(1).max(100), orderFilters),
});

export const learnerExport = defineEntry({
  ...exporting,
  id: 'admin.learner.export',
  permission: 'learner.look',
  scope: 'programme',
  path: '/api/admin/learner/export',
  summary: 'Make a file of learners',
  body: rowsOf(z.uuid(), {}),
});

export const promoExport = defineEntry({
  ...exporting,
  id: 'admin.promo.export',
  permission: 'promo.read',
  scope: 'all',
  path: '/api/admin/promo/export',
  summary: 'Make a file of promos',
  body: rowsOf(promoCode, promoFilters),
});

export const jobExport = defineEntry({
  ...exporting,
  id: 'admin.job.export',
  permission: 'content.edit',
  scope: 'all',
  path: '/api/admin/job/export',
  summary: 'Make a file of vacancies',
  body: rowsOf(rowId, contentFilters),
});

const bulk = {
  method: 'POST',
  status: 201,
  data: staffWork,
  errors: [409],
  description: '409 CONFLICT when the list holds another number of rows by now: data says how many.',
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

export const jobsPublish = defineEntry({
  ...content,
  ...bulk,
  id: 'admin.job.publishMany',
  isRepeatable: true,
  path: '/api/admin/job/bulk/published',
  summary: 'Publish many vacancies, or take them off the pages',
  body: chosenOf(rowId, contentFilters).extend({ isPublished: z.boolean() }).refine(isChosen),
});

export const newsPublish = defineEntry({
  ...content,
  ...bulk,
  id: 'admin.news.publishMany',
  isRepeatable: true,
  path: '/api/admin/news/bulk/published',
  summary: 'Publish many pieces of news, or take them off the pages',
  body: chosenOf(rowId, contentFilters).extend({ isPublished: z.boolean() }).refine(isChosen),
});

export const promosStop = defineEntry({
  ...promos,
  ...bulk,
  id: 'admin.promo.stopMany',
  isRepeatable: true,
  path: '/api/admin/promo/bulk/stop',
  summary: 'Stop many promos now; those that are over stay as they are',
  body: chosenOf(promoCode, promoFilters).refine(isChosen),
});

const deed = { ...own, method: 'POST', params, data: staffWork, errors: [404, 409] } as const;

export const workColumns = defineEntry({
  ...deed,
  id: 'admin.work.columns',
  isRepeatable: true,
  path: '/api/admin/work/{id}/columns',
  summary: 'Read a file anew, its columns for other fields; nothing may be done of it yet',
  body: z.object({
    columns: z
      .array(z.object({ column: z.string().min(1).max(1000), field: z.string().max(60).nullable() }))
      .min(1)
      .max(100),
  }),
});

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

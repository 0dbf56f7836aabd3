import { createHash } from 'node:crypto';
import { staffWorkEntries as entries } from '@suluh/api/catalogue';
import { isAtWork, type WorkKind } from '@suluh/domain/staff';
import { eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Caller, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { readWhole, storeUnderSecretName } from '../../storage/index.ts';
import { recordChange } from '../staff/change.ts';
import { recordRoutes } from '../staff/records.ts';
import { bulkRows, type BulkDeed } from './course/bulk.ts';
import { exportRoutes } from './export/routes.ts';
import { WORK_FILES } from './files.ts';
import { giveWork } from './give.ts';
import { workReport, workRows } from './readRows.ts';
import { refusedRows } from './refusedRows.ts';
import { addRows, moveWork, recount } from './rows.ts';
import { reachFor, workFor, workRecords, type StaffWork, type Work } from './work.ts';

const { staffWork } = schema;

/** Moves work of the caller on. @throws ApiError NOT_FOUND, FORBIDDEN, CONFLICT when it stands otherwise by now */
async function move(
  { db, now }: Services,
  { caller, id }: { caller: Caller; id: string },
  { may, to }: { may: 'canStart' | 'canStop' | 'canUndo'; to: Work['state'] },
): Promise<StaffWork> {
  const { userId } = staff(caller);
  const work = await workFor(db, { now }, { caller, id });
  await reachFor(db, { userId, kind: work.kind, now: now() });
  if (!work[may]) throw new ApiError('CONFLICT');
  await db.transaction(async (tx) => {
    const endedAt = isAtWork(to) ? null : now();
    const actor = may === 'canStop' ? {} : { actorId: userId };
    if (!(await moveWork(tx, work, { state: to, endedAt, ...actor }))) throw new ApiError('CONFLICT');
    await recordChange(tx, { by: userId, action: `work.${may.slice(3).toLowerCase()}`, subject: `work ${id}` });
  });
  return workFor(db, { now }, { caller, id });
}

/** Gives work on many courses: its rows are those that are meant, as they are now. */
async function giveBulk(
  { db, now }: Services,
  caller: Caller,
  { kind, deed, ...chosen }: { kind: WorkKind; deed: BulkDeed } & Parameters<typeof bulkRows>[1],
): Promise<StaffWork> {
  const who = staff(caller);
  const id = await db.transaction(async (tx) => {
    const rows = await bulkRows(tx, chosen, { deed, who });
    const { filter } = chosen;
    const work = { kind, state: 'running', checkedAt: now(), options: filter ? { filter } : {} } as const;
    const made = await giveWork(tx, work, { who, now: now() });
    for (let at = 0; at < rows.length; at += 500) await addRows(tx, made, rows.slice(at, at + 500));
    await recount(tx, made);
    return made;
  });
  return workFor(db, { now }, { caller, id });
}

/** Work on many things in the background (docs/product/staff.md#work). */
export const workRoutes: Route[] = [
  ...recordRoutes(entries.work, workRecords),

  route(entries.workRows, async ({ params: { id }, query, caller }, { db, now }) => {
    await workFor(db, { now }, { caller, id });
    const { rows, totalData } = await workRows(db, id, query);
    return { data: rows, meta: { page: query.page, limit: query.limit, totalData } };
  }),

  route(entries.workReport, async ({ params: { id }, caller }, { db, now }) => {
    await workFor(db, { now }, { caller, id });
    return { data: { bytes: await workReport(db, id), name: `laporan-${id}.csv` } };
  }),

  route(entries.workRefused, async ({ params: { id }, caller }, { db, now, files }) => {
    const { kind, refusedUntil, format } = await workFor(db, { now }, { caller, id });
    await reachFor(db, { userId: staff(caller).userId, kind, now: now() });
    const [kept] = await db.select({ path: staffWork.path }).from(staffWork).where(eq(staffWork.id, id));
    const bytes = refusedUntil && kept?.path ? await readWhole(files.closed, kept.path) : null;
    if (!bytes) throw new ApiError('NOT_FOUND');
    return { data: { bytes: await refusedRows(db, id, { bytes, format: format! }), name: `ditolak-${id}.csv` } };
  }),

  ...exportRoutes,

  route(entries.courseImport, async ({ query: { fileName, format }, file, caller }, { db, now, files }) => {
    const who = staff(caller);
    const path = await storeUnderSecretName(files.closed, WORK_FILES, format, file!);
    const fileHash = createHash('sha256').update(file!).digest();
    const work = { kind: 'course.import', state: 'reading', fileName, format, path, fileHash } as const;
    const id = await db.transaction((tx) => giveWork(tx, work, { who, now: now() }));
    return { data: await workFor(db, { now }, { caller, id }) };
  }),

  route(entries.coursesPublish, async ({ body: { isPublished, ids, filter, expectedCount }, caller }, services) => {
    const deed = { isPublished };
    return {
      data: await giveBulk(services, caller, {
        kind: 'course.publish',
        deed,
        ...(ids ? { ids } : {}),
        ...(filter ? { filter } : {}),
        expectedCount,
      }),
    };
  }),

  route(entries.coursesCategory, async ({ body, caller }, services) => {
    const { categoryIds, mode, ids, filter, expectedCount } = body;
    const { category } = schema;
    for (const id of categoryIds)
      if ((await services.db.$count(category, eq(category.id, id))) === 0) throw new ApiError('NOT_FOUND');
    return {
      data: await giveBulk(services, caller, {
        kind: 'course.category',
        deed: { categoryIds, mode },
        ...(ids ? { ids } : {}),
        ...(filter ? { filter } : {}),
        expectedCount,
      }),
    };
  }),

  route(entries.workStart, async ({ params: { id }, caller }, services) => ({
    data: await move(services, { caller, id }, { may: 'canStart', to: 'running' }),
  })),

  route(entries.workStop, async ({ params: { id }, caller }, services) => ({
    data: await move(services, { caller, id }, { may: 'canStop', to: 'stopped' }),
  })),

  route(entries.workUndo, async ({ params: { id }, caller }, services) => ({
    data: await move(services, { caller, id }, { may: 'canUndo', to: 'undoing' }),
  })),
];

import { staffWorkEntries as entries } from '@suluh/api/catalogue';
import { isAtWork, isImport } from '@suluh/domain/staff';
import { eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Caller, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { readWhole } from '../../storage/index.ts';
import { recordChange } from '../staff/change.ts';
import { recordRoutes } from '../staff/records.ts';
import { bulkRoutes } from './bulk/routes.ts';
import { exportRoutes } from './export/routes.ts';
import { importRoutes } from './import/routes.ts';
import { workReport, workRows } from './readRows.ts';
import { refusedRows } from './refusedRows.ts';
import { moveWork } from './rows.ts';
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

/** Work on many things in the background (docs/product/staff.md#work). */
export const workRoutes: Route[] = [
  ...recordRoutes(entries.work, workRecords),

  route(entries.workRows, async ({ params: { id }, query, caller }, { db, now }) => {
    await workFor(db, { now }, { caller, id });
    const { rows, totalData } = await workRows(db, id, query);
    return { data: rows, meta: { page: query.page, limit: query.limit, totalData } };
  }),

  route(entries.workReport, async ({ params: { id }, caller }, { db, now }) => {
    const { kind } = await workFor(db, { now }, { caller, id });
    return { data: { bytes: await workReport(db, { id, kind }), name: `laporan-${id}.csv` } };
  }),

  route(entries.workRefused, async ({ params: { id }, caller }, { db, now, files }) => {
    const { kind, refusedUntil, format } = await workFor(db, { now }, { caller, id });
    await reachFor(db, { userId: staff(caller).userId, kind, now: now() });
    const [kept] = await db
      .select({ path: staffWork.path, columns: staffWork.columns })
      .from(staffWork)
      .where(eq(staffWork.id, id));
    const bytes = refusedUntil && kept?.path ? await readWhole(files.closed, kept.path) : null;
    if (!kept || !bytes || !isImport(kind)) throw new ApiError('NOT_FOUND');
    const refused = await refusedRows(db, { id, kind, columns: kept.columns }, { bytes, format: format! });
    return { data: { bytes: refused, name: `ditolak-${id}.csv` } };
  }),

  ...exportRoutes,

  ...importRoutes,
  ...bulkRoutes,

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

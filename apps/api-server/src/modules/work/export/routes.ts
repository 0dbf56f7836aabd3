import { staffWorkEntries as entries, type Entry } from '@suluh/api/catalogue';
import { carriesPeople, isExport, type ExportKind, type TableFormat } from '@suluh/domain/staff';
import { eq } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import { ApiError } from '../../../http/apiError.ts';
import { staff } from '../../../http/authenticate.ts';
import { route, type Caller, type Route } from '../../../http/route.ts';
import type { Services } from '../../../services.ts';
import { giveWork } from '../give.ts';
import { reachFor, workFor } from '../work.ts';
import { requireTaken } from './exportFile.ts';
import { exportedOf } from './index.ts';

const { staffWork } = schema;

interface Asked {
  format: TableFormat;
  ids?: readonly (string | number)[];
  filter?: Readonly<Record<string, unknown>>;
}

/** Gives an export to do: of what is named, or of all its list shows as it was asked. */
const exportRoute = (entry: Entry, kind: ExportKind): Route =>
  route<Entry>(entry, async ({ body, caller }, { db, now }) => {
    const { format, ids, filter } = body as Asked;
    const options = { ...(ids ? { ids } : {}), ...(filter ? { filter } : {}) };
    const who = staff(caller);
    await requireTaken({ db, now }, { kind, format, options }, { who });
    const work = { kind, state: 'running', format, options } as const;
    const id = await db.transaction((tx) => giveWork(tx, work, { who, now: now() }));
    return { data: await workFor(db, { now }, { caller, id }) };
  });

/**
 * The file an export made, while its kind may still be done. @param hasPeople which of the two ways it is fetched by
 * @throws ApiError NOT_FOUND by the other one; FORBIDDEN
 */
async function madeFile(
  { db, now, files }: Services,
  { caller, id }: { caller: Caller; id: string },
  hasPeople: boolean,
): Promise<{ bytes: Uint8Array | AsyncIterable<Uint8Array>; name: string }> {
  const { kind, fileUntil, format } = await workFor(db, { now }, { caller, id });
  if (!isExport(kind) || carriesPeople(kind) !== hasPeople) throw new ApiError('NOT_FOUND');
  await reachFor(db, { userId: staff(caller).userId, kind, now: now() });
  const [kept] = await db.select({ path: staffWork.path }).from(staffWork).where(eq(staffWork.id, id));
  const made = fileUntil && kept?.path ? await files.closed.find(kept.path) : null;
  if (!made) throw new ApiError('NOT_FOUND');
  return { bytes: await made.read(), name: `${exportedOf(kind, { now }).name}-${id.slice(0, 8)}.${format}` };
}

/** Files of lists: asked for by their own entries, and fetched once they are made (docs/product/staff.md#tables). */
export const exportRoutes: Route[] = [
  exportRoute(entries.courseExport, 'course.export'),
  exportRoute(entries.eventExport, 'event.export'),
  exportRoute(entries.participantExport, 'participant.export'),
  exportRoute(entries.orderExport, 'order.export'),
  exportRoute(entries.learnerExport, 'learner.export'),
  exportRoute(entries.promoExport, 'promo.export'),
  exportRoute(entries.jobExport, 'job.export'),
  route(entries.workFile, async ({ params: { id }, caller }, services) => ({
    data: await madeFile(services, { caller, id }, false),
  })),
  route(entries.workPeopleFile, async ({ params: { id }, caller }, services) => ({
    data: await madeFile(services, { caller, id }, true),
  })),
];

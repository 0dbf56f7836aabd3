import { staffWorkEntries as entries, type Entry } from '@suluh/api/catalogue';
import type { BulkKind } from '@suluh/domain/staff';
import { inArray } from 'drizzle-orm';
import { schema, type Executor } from '../../../db/index.ts';
import { ApiError } from '../../../http/apiError.ts';
import { staff } from '../../../http/authenticate.ts';
import { route, type Route } from '../../../http/route.ts';
import { giveWork } from '../give.ts';
import { addRows, recount } from '../rows.ts';
import { workFor } from '../work.ts';
import { bulkRows } from './bulkRows.ts';

/** Rows written at a time. */
const ROWS_WRITTEN = 500;

interface Asked {
  ids?: readonly (string | number)[];
  filter?: Readonly<Record<string, unknown>>;
  expectedCount?: number;
}

/** Gives a deed on many to do: its rows are those that are meant, as they are now. */
const bulkRoute = (
  entry: Entry,
  kind: BulkKind,
  requireSound: (db: Executor, body: never) => Promise<void> = async () => undefined,
): Route =>
  route<Entry>(entry, async ({ body, caller }, { db, now }) => {
    const who = staff(caller);
    await requireSound(db, body as never);
    const { ids, filter, expectedCount } = body as Asked;
    const chosen = { ...(ids ? { ids } : {}), ...(filter ? { filter } : {}), expectedCount };
    const id = await db.transaction(async (tx) => {
      const rows = await bulkRows(tx, { kind, body }, chosen, { who, now: now() });
      const work = { kind, state: 'running', checkedAt: now(), options: filter ? { filter } : {} } as const;
      const made = await giveWork(tx, work, { who, now: now() });
      for (let at = 0; at < rows.length; at += ROWS_WRITTEN) await addRows(tx, made, rows.slice(at, at + ROWS_WRITTEN));
      await recount(tx, made);
      return made;
    });
    return { data: await workFor(db, { now }, { caller, id }) };
  });

/** @throws ApiError NOT_FOUND where one of the categories is none */
async function requireCategories(db: Executor, { categoryIds }: { categoryIds: readonly number[] }): Promise<void> {
  const { category } = schema;
  if ((await db.$count(category, inArray(category.id, [...categoryIds]))) < categoryIds.length)
    throw new ApiError('NOT_FOUND');
}

/** What is done to many at once, of what is named or of all a list shows (docs/product/staff.md#work). */
export const bulkRoutes: Route[] = [
  bulkRoute(entries.coursesPublish, 'course.publish'),
  bulkRoute(entries.coursesCategory, 'course.category', requireCategories),
  bulkRoute(entries.jobsPublish, 'job.publish'),
  bulkRoute(entries.newsPublish, 'news.publish'),
  bulkRoute(entries.promosStop, 'promo.stop'),
];

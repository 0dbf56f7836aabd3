import { catalogue, staffViewEntries as entries } from '@suluh/api/catalogue';
import { MOST_VIEWS, reaches } from '@suluh/domain/staff';
import { staffViewText } from '@suluh/i18n-id/staffView';
import { and, asc, eq, ne, or } from 'drizzle-orm';
import { staffReach } from '../../access/staffOf.ts';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError, wrongAt } from '../../http/apiError.ts';
import { mustProve, self } from '../../http/authenticate.ts';
import { route, type Caller } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { lockLearner } from '../order/enrol.ts';

const { staffView, userAccount } = schema;

/** What opens a list of the back office. @throws ApiError NOT_FOUND where there is none */
function listEntry(list: string) {
  const entry = catalogue.find(({ method, path, paged }) => method === 'GET' && path === `/api/admin/${list}` && paged);
  if (entry?.auth !== 'A') throw new ApiError('NOT_FOUND');
  return entry;
}

/** Whoever calls, who may see the list. @throws ApiError FORBIDDEN, NOT_FOUND, SECOND_FACTOR_REQUIRED */
async function viewer({ db, now, settings }: Services, caller: Caller, list: string): Promise<string> {
  const { userId, isProved } = self(caller);
  if (mustProve(settings) && !isProved) throw new ApiError('SECOND_FACTOR_REQUIRED');
  const { permission, scope } = listEntry(list);
  if (!reaches(await staffReach(db, userId, permission, now()), scope)) throw new ApiError('FORBIDDEN');
  return userId;
}

/** Whether a list can be asked for what a view shows: its filters are those of the list, and so is its order. */
function fitsList(list: string, { filter, sort: { field, order } }: typeof staffView.$inferSelect.query): boolean {
  const { query } = listEntry(list);
  const asked: Record<string, string> = Object.fromEntries(
    Object.entries(filter)
      .map(([name, value]) => [name, String(value)])
      .filter(([, value]) => value !== ''),
  );
  const known = new Set(Object.keys(query?.shape ?? {}));
  if (Object.keys(asked).some((name) => !known.has(name))) return false;
  // What has no order of its own is sorted by its number, and asks for none.
  const sort = field === 'id' ? {} : { sort: `${order === 'DESC' ? '-' : ''}${field}` };
  return query?.safeParse({ ...asked, ...sort }).success ?? false;
}

const ofList = (userId: string, list: string) => and(eq(staffView.userId, userId), eq(staffView.list, list));

async function viewsOf(db: Executor, userId: string, list: string) {
  const rows = await db
    .select({ view: staffView, by: userAccount.fullname })
    .from(staffView)
    .innerJoin(userAccount, eq(userAccount.id, staffView.userId))
    .where(and(eq(staffView.list, list), or(eq(staffView.userId, userId), eq(staffView.isShared, true))))
    .orderBy(asc(staffView.name), asc(staffView.id));
  return {
    data: rows.map(({ view: { id, name, isShared, query, userId: owner }, by }) => ({
      id,
      name,
      isShared,
      query,
      isOwn: owner === userId,
      by,
      isFitting: fitsList(list, query),
    })),
  };
}

/** A view of the caller's own. @throws ApiError NOT_FOUND for another's */
async function ownView(db: Executor, caller: Caller, id: string) {
  const [view] = await db
    .select()
    .from(staffView)
    .where(and(eq(staffView.id, id), eq(staffView.userId, self(caller).userId)));
  if (!view) throw new ApiError('NOT_FOUND');
  return view;
}

/** Views of lists, of who keeps them and shared with who may see the list too (docs/product/staff.md#views). */
export const staffViewRoutes = [
  route(entries.views, async ({ query: { list }, caller }, services) =>
    viewsOf(services.db, await viewer(services, caller, list), list),
  ),

  route(entries.viewSave, async ({ body: { list, name, isShared, query }, caller }, services) => {
    const { db, now } = services;
    const userId = await viewer(services, caller, list);
    if (!fitsList(list, query)) throw wrongAt('query', staffViewText.unfit);
    return db.transaction(async (tx) => {
      await lockLearner(tx, userId); // so that no two at once pass the most there may be
      const same = and(ofList(userId, list), eq(staffView.name, name));
      const [replaced] = await tx
        .update(staffView)
        .set({ query, isShared })
        .where(same)
        .returning({ id: staffView.id });
      if (!replaced) {
        if ((await tx.$count(staffView, ofList(userId, list))) >= MOST_VIEWS) throw new ApiError('CONFLICT');
        await tx.insert(staffView).values({ userId, list, name, isShared, query, createdAt: now() });
      }
      return viewsOf(tx, userId, list);
    });
  }),

  route(entries.viewChange, async ({ params: { id }, body, caller }, services) => {
    const { db } = services;
    const { list } = await ownView(db, caller, id);
    const userId = await viewer(services, caller, list);
    return db.transaction(async (tx) => {
      await lockLearner(tx, userId);
      const { name } = body;
      const another = name && and(ofList(userId, list), eq(staffView.name, name), ne(staffView.id, id));
      if (another && (await tx.$count(staffView, another)) > 0) throw new ApiError('CONFLICT');
      if (Object.keys(body).length > 0) await tx.update(staffView).set(body).where(eq(staffView.id, id));
      return viewsOf(tx, userId, list);
    });
  }),

  route(entries.viewRemove, async ({ params: { id }, caller }, services) => {
    const { db } = services;
    const { list } = await ownView(db, caller, id);
    const userId = await viewer(services, caller, list);
    await db.delete(staffView).where(eq(staffView.id, id));
    return viewsOf(db, userId, list);
  }),
];

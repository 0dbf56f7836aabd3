import { staffContentEntries as entries } from '@suluh/api/catalogue';
import { endsByDecision } from '@suluh/domain/staff';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import { retryMail } from '../../mail/retryMail.ts';
import { historyOf, lastChangeOf, recordChange } from '../staff/change.ts';
import { requireVersion } from '../staff/editedRecords.ts';
import { mailAnswer } from './inboxAnswer.ts';
import { itemOf, itemsWhere, type Item } from './inboxItems.ts';

const inboxSubject = (key: string): string => `inbox ${key}`;

/** What somebody does about an item. */
interface Handling {
  /** The version it began from; 0 where nobody did anything yet. */
  version: number;
  by: string;
  now: Date;
  set: Partial<Pick<typeof schema.inboxState.$inferInsert, 'state' | 'note' | 'ownerId'>>;
  action: string;
  /** What goes on record instead of the fields that differ. */
  told?: Record<string, unknown>;
}

/**
 * Writes what somebody did about an item and puts it on record: of two who began from the same version the second is
 * refused. @throws ApiError NOT_FOUND, BAD_REQUEST where it ends by a decision, CONFLICT with what is there now (docs/product/staff.md#two-people-one-record)
 */
async function handle(tx: Executor, key: string, { version, by, now, set, action, told }: Handling): Promise<Item> {
  const { inboxState } = schema;
  const [kind, subjectId] = key.split(':') as [string, string];
  if (set.state === 'done' && endsByDecision(kind))
    throw new ApiError('BAD_REQUEST', { errors: [{ field: 'state', message: staffText.decideInstead }] });
  const before = await itemOf(tx, key);
  const values = { ...set, updatedAt: now };
  const taken =
    version === 0
      ? await tx
          .insert(inboxState)
          .values({ kind, subjectId, ...values })
          .onConflictDoNothing()
          .returning({ kind: inboxState.kind })
      : await tx
          .update(inboxState)
          .set({ ...values, version: sql`${inboxState.version} + 1` })
          .where(and(eq(inboxState.kind, kind), eq(inboxState.subjectId, subjectId), eq(inboxState.version, version)))
          .returning({ kind: inboxState.kind });
  const subject = inboxSubject(key);
  if (taken.length === 0)
    throw new ApiError('CONFLICT', { data: { current: await itemOf(tx, key), ...(await lastChangeOf(tx, subject)) } });
  const after = await itemOf(tx, key);
  await recordChange(tx, { by, action, subject, ...(told ? { after: told } : { before, after }) });
  return after;
}

/** What waits for a person, with who looks after it (docs/product/staff.md#inbox). */
export const inboxRoutes: Route[] = [
  route(entries.inbox.list, async ({ query, caller }, { db }) => {
    const { items, total } = await itemsWhere(db, query, staff(caller).userId);
    const { page, limit } = query;
    return { data: items, meta: { page, limit, totalData: total } };
  }),

  route(entries.inbox.one, async ({ params: { id } }, { db }) => ({ data: await itemOf(db, id) })),

  route(entries.inboxUpdate, async ({ params: { id: key }, body, caller, ifMatch }, { db, now }) => {
    const { userId } = staff(caller);
    const version = requireVersion(ifMatch);
    const data = await db.transaction((tx) =>
      handle(tx, key, {
        version,
        by: userId,
        now: now(),
        set: {
          ...(body.state === undefined ? {} : { state: body.state }),
          ...(body.note === undefined ? {} : { note: body.note }),
          ...(body.isMine === undefined ? {} : { ownerId: body.isMine ? userId : null }),
        },
        action: 'inbox.update',
      }),
    );
    return { data };
  }),

  route(entries.inboxAnswer, async ({ params: { id: key }, body, caller, ifMatch }, { db, now }) => {
    const { userId } = staff(caller);
    const version = requireVersion(ifMatch);
    const data = await db.transaction(async (tx) => {
      const item = await itemOf(tx, key);
      const set = body.isDone ? { state: 'done' as const } : item.state === 'new' ? { state: 'open' as const } : {};
      const after = await handle(tx, key, {
        version,
        by: userId,
        now: now(),
        set,
        action: 'inbox.answer',
        told: { answer: body.answer },
      });
      await mailAnswer(tx, item, body.answer);
      return after;
    });
    return { data };
  }),

  route(entries.inboxHistory, async ({ params: { id: key } }, { db }) => {
    await itemOf(db, key);
    return { data: await historyOf(db, inboxSubject(key)) };
  }),

  route(entries.mailRetry, async ({ params, caller }, { db }) => {
    if (!(await retryMail(db, params.id))) throw new ApiError('NOT_FOUND');
    await db.transaction((tx) =>
      recordChange(tx, { by: staff(caller).userId, action: 'mail.retry', subject: `mail ${params.id}` }),
    );
    return { data: { success: true } };
  }),
];

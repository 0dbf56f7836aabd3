import { notificationEntries as entries } from '@suluh/api/catalogue';
import { preferenceOf, type PreferredKind } from '@suluh/domain/notification';
import { eq, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';

const { notificationPreference: kept } = schema;

/** Ends mails of a kind for whoever a link of such a mail names. @throws ApiError NOT_FOUND for a link of nobody */
async function endMails(db: Executor, { key, kind }: { key: string; kind: PreferredKind }): Promise<{ isOn: false }> {
  const [row] = await db
    .update(kept)
    .set({
      preference: sql`jsonb_set(${kept.preference}, array[${kind}::text], coalesce(${kept.preference}->${kind}::text, '{}') || '{"mail": false}')`,
    })
    .where(eq(kept.key, key))
    .returning({ preference: kept.preference });
  if (!row) throw new ApiError('NOT_FOUND');
  return { isOn: false };
}

/** What a learner wants to be told, by themselves and by the link of a mail (docs/product/notification.md#choice). */
export const preferenceRoutes = [
  route(entries.preference, async ({ caller }, { db }) => {
    const [row] = await db
      .select()
      .from(kept)
      .where(eq(kept.userId, learner(caller).userId));
    return { data: preferenceOf(row?.preference) };
  }),

  route(entries.preferenceChange, async ({ body, caller }, { db }) => {
    const { userId } = learner(caller);
    await db
      .insert(kept)
      .values({ userId, preference: body })
      .onConflictDoUpdate({ target: kept.userId, set: { preference: body } });
    return { data: body };
  }),

  route(entries.unsubscribed, async ({ query }, { db }) => {
    const [row] = await db.select().from(kept).where(eq(kept.key, query.key));
    if (!row) throw new ApiError('NOT_FOUND');
    return { data: { isOn: preferenceOf(row.preference)[query.kind].mail } };
  }),

  route(entries.unsubscribe, async ({ body }, { db }) => ({ data: await endMails(db, body) })),

  route(entries.unsubscribeAtOnce, async ({ query }, { db }) => ({ data: await endMails(db, query) })),
];

import { notificationEntries as entries } from '@suluh/api/catalogue';
import { preferenceOf } from '@suluh/domain/notification';
import { eq, sql } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';

const { notificationPreference: kept } = schema;

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

  route(entries.unsubscribe, async ({ body }, { db }) => {
    const [row] = await db
      .update(kept)
      .set({
        preference: sql`jsonb_set(${kept.preference}, array[${body.kind}::text], coalesce(${kept.preference}->${body.kind}::text, '{}') || '{"mail": false}')`,
      })
      .where(eq(kept.key, body.key))
      .returning({ preference: kept.preference });
    if (!row) throw new ApiError('NOT_FOUND');
    return { data: { isOn: false } };
  }),
];

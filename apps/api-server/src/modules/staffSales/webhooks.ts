import { staffSalesEntries as entries } from '@suluh/api/catalogue';
import { and, asc, eq, gt, isNull, not, notInArray, or, sql } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { replay } from '../payment/webhook/replay.ts';
import { oneOf, recordRoutes, type Records } from '../staff/records.ts';

const { userAccount, webhookLog } = schema;

/** Outcomes of messages that did what they said. */
const APPLIED = ['moved', 'refundQueued', 'ignored', 'attemptClosed', 'reversed'];
const id = sql<string>`${webhookLog.gateway} || ':' || ${webhookLog.providerEventId}`;

/** Messages that are counted by the hour and not kept, see `webhook.ts`. */
const isCounted = sql`(coalesce(${webhookLog.outcome}, '') = 'badSignature' and ${webhookLog.attemptId} is null)`;

const records: Records<typeof entries.webhooks.list> = {
  id,
  from: sql`${webhookLog}`,
  within: () => and(or(isNull(webhookLog.outcome), notInArray(webhookLog.outcome, APPLIED)), not(isCounted))!,
  matching: ({ q, outcome }) =>
    and(
      q === '' ? undefined : eq(webhookLog.orderId, q),
      outcome === undefined ? undefined : eq(webhookLog.outcome, outcome),
    ),
  sorts: { receivedAt: webhookLog.receivedAt },
  async rows(db, { where, orderBy, limit, offset }) {
    const rows = await db
      .select({ row: webhookLog, id, replayedBy: userAccount.fullname })
      .from(webhookLog)
      .leftJoin(userAccount, eq(userAccount.id, webhookLog.replayedBy))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ row, id: key, replayedBy }) => ({
      ...row,
      id: key,
      replayedBy,
      receivedAt: row.receivedAt.toISOString(),
      replayedAt: row.replayedAt?.toISOString() ?? null,
    }));
  },
};

/** Messages of payment providers that moved nothing, and the way to have the provider asked about one. */
export const staffWebhookRoutes = [
  ...recordRoutes(entries.webhooks, records),
  route(entries.unsignedWebhooks, async (_, { db, now }) => ({
    data: await db
      .select({ gateway: webhookLog.gateway, lastDay: sql<number>`sum(${webhookLog.timesReceived})::int` })
      .from(webhookLog)
      .where(and(isCounted, gt(webhookLog.receivedAt, sql`${now()}::timestamptz - interval '24 hours'`)))
      .groupBy(webhookLog.gateway)
      .orderBy(asc(webhookLog.gateway)),
  })),

  route(entries.webhookReplay, async ({ params, caller }, services) => {
    const { userId, reach } = staff(caller);
    const [gateway = '', ...rest] = params.id.split(':');
    const [logged] = await services.db
      .select()
      .from(webhookLog)
      .where(
        and(
          eq(webhookLog.gateway, gateway),
          eq(webhookLog.providerEventId, rest.join(':')),
          records.within(reach, userId),
        ),
      );
    if (!logged) throw new ApiError('NOT_FOUND');
    await replay(services, logged, userId);
    return { data: await oneOf(services.db, records, params.id, reach) };
  }),
];

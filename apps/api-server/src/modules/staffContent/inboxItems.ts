import type { staffContentEntries, staffInboxItem } from '@suluh/api/catalogue';
import { COUNTED_ROWS } from '@suluh/domain/staff';
import { dateTime } from '@suluh/i18n-id/format';
import { and, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Call } from '../../http/route.ts';
import { waiting } from './waiting.ts';

/** Something that waits for a person, as it is answered. */
export type Item = z.input<typeof staffInboxItem>;

const stateIs = (state: 'new' | 'open' | 'done' | 'waiting'): SQL =>
  state === 'waiting' ? sql`item.state in ('new', 'open')` : sql`item.state = ${state}`;

type Query = Call<typeof staffContentEntries.inbox.list>['query'];

/** What somebody may read of an item, in the columns it is answered by. */
const READ = sql`item.id, item.kind, item.title, item.detail, item.created_at as "createdAt", item.state, item.owner_id as "ownerId",
  item.owner_name as "ownerName", item.note, item.version, item.papers, item.answers_to as "answersTo", item.order_id as "orderId", item.said_at as "saidAt"`;

/** Items by their ids, in that order; what does not wait any more is left out. */
async function itemsOf(db: Executor, ids: readonly string[]): Promise<Item[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Item & { saidAt: string | null } & Record<string, unknown>>(
    sql`select ${READ} from ${waiting({ ids })}`,
  );
  const found = new Map(
    rows.map(({ saidAt, ...row }) => [
      row.id,
      {
        ...row,
        detail: saidAt === null ? row.detail : `${row.detail} ${dateTime(new Date(saidAt))}`,
        createdAt: new Date(row.createdAt).toISOString(),
      },
    ]),
  );
  return ids.flatMap((each) => found.get(each) ?? []);
}

const ownerIs = (owner: NonNullable<Query['owner']>, userId: string): SQL =>
  ({
    me: sql`item.owner_id = ${userId}`,
    others: sql`item.owner_id <> ${userId}`,
    nobody: sql`item.owner_id is null`,
  })[owner];

/** What the filters ask for. */
const matching = ({ q, state, owner }: Query, userId: string): SQL =>
  and(
    owner === undefined ? undefined : ownerIs(owner, userId),
    q === ''
      ? undefined
      : sql`(position(lower(${q}) in lower(item.title)) > 0 or position(lower(${q}) in lower(item.detail)) > 0)`,
    stateIs(state),
  )!;

/** An item by its id. @throws ApiError NOT_FOUND */
export async function itemOf(db: Executor, key: string): Promise<Item> {
  const [item] = await itemsOf(db, [key]);
  if (!item) throw new ApiError('NOT_FOUND');
  return item;
}

/**
 * A page of what waits, and how much there is in all, as far as it is counted. Everything is looked through once for both:
 * whether something waits is said by its own table and by what somebody said about it, and by no index. @param userId who asks
 */
export async function itemsWhere(
  db: Executor,
  query: Query,
  userId: string,
): Promise<{ items: Item[]; total: number }> {
  const { page, limit, sort } = query;
  const way = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const { rows } = await db.execute<{ ids: string[]; total: number }>(
    sql`with found as materialized (select item.id, item.created_at from ${waiting(query)} where ${matching(query, userId)})
      select array(select id from found order by created_at ${way}, id ${way} limit ${limit} offset ${(page - 1) * limit}) as ids,
        (select count(*)::int from (select from found limit ${COUNTED_ROWS}) as first_rows) as total`,
  );
  const { ids, total } = rows[0]!;
  return { items: await itemsOf(db, ids), total };
}

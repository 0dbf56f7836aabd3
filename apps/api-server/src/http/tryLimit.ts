import { createHash } from 'node:crypto';
import type { CallLimit, TryLimit } from '@suluh/domain/limits';
import { waitText } from '@suluh/i18n-id/server';
import { eq, sql } from 'drizzle-orm';
import { schema, type Executor } from '../db/index.ts';
import { ApiError } from './apiError.ts';
import type { Services } from '../services.ts';

type Counting = Pick<Services, 'db' | 'pool' | 'now'>;

/** Key of what is counted: what is secret or personal about it is not stored. */
export const tryKey = (purpose: string, whose: string): string =>
  `${purpose} ${createHash('sha256').update(whose).digest('base64url')}`;

/** Rows that nobody waits for any more are taken away a few at a time, so that made-up names do not pile up. */
const WITHOUT_STALE = `with stale as (
  delete from try_count where key in (select key from try_count where expires_at < $2 and key <> $1 order by expires_at limit 5 for update skip locked)
)`;

/**
 * Until when a try makes wait; one that makes nobody wait blocks no other, however their clocks or their order differ.
 */
const blockedAfter = (waitSeconds: string): string =>
  `case when ${waitSeconds} > 0 then $2::timestamptz + make_interval(secs => ${waitSeconds}) else 'epoch' end`;

/**
 * One statement counts and decides, so that of many at once no more pass than may: `$3` waits in seconds by number of
 * tries, `$4` seconds until all is forgotten.
 */
const COUNT_TRY = `${WITHOUT_STALE}
insert into try_count as kept (key, tries, blocked_until, expires_at)
values ($1, 1, ${blockedAfter('($3::int[])[1]')}, $2::timestamptz + make_interval(secs => $4))
on conflict (key) do update set
  tries = case when kept.expires_at <= $2 then 1 else kept.tries + 1 end,
  blocked_until = ${blockedAfter('($3::int[])[case when kept.expires_at <= $2 then 1 else least(kept.tries + 1, cardinality($3::int[])) end]')},
  expires_at = $2::timestamptz + make_interval(secs => $4)
where kept.blocked_until <= $2 or kept.expires_at <= $2
returning tries`;

/** Like {@link COUNT_TRY}, in a window that begins with its first call: `$3` calls in `$4` seconds. */
const COUNT_CALL = `${WITHOUT_STALE}
insert into try_count as kept (key, tries, blocked_until, expires_at)
values ($1, 1, $2, $2::timestamptz + make_interval(secs => $4))
on conflict (key) do update set
  tries = case when kept.expires_at <= $2 then 1 else kept.tries + 1 end,
  blocked_until = $2,
  expires_at = case when kept.expires_at <= $2 then $2::timestamptz + make_interval(secs => $4) else kept.expires_at end
where kept.expires_at <= $2 or kept.tries < $3
returning tries`;

/** How long what is counted under a key has to wait, in whole seconds. */
async function waitSeconds({ db, now }: Counting, key: string, until: 'blockedUntil' | 'expiresAt'): Promise<number> {
  const { tryCount } = schema;
  const [row] = await db.select({ until: tryCount[until] }).from(tryCount).where(eq(tryCount.key, key));
  return row ? Math.max(1, Math.ceil((row.until.getTime() - now().getTime()) / 1000)) : 1;
}

/** The refusal of whoever has to wait first, so many seconds. */
export const tooManyRequests = (seconds: number): ApiError =>
  new ApiError('TOO_MANY_REQUESTS', { message: waitText(seconds), data: seconds });

/**
 * Counts a try before it is answered; right ones are then forgotten with {@link forgetTries}.
 * @throws ApiError TOO_MANY_REQUESTS with the seconds to wait, while the limit makes wait
 */
export async function countTry(
  services: Counting,
  key: string,
  { waitsSeconds: waits, forgetSeconds }: TryLimit,
): Promise<void> {
  const { rowCount } = await services.pool.query(COUNT_TRY, [key, services.now(), waits, forgetSeconds]);
  if (rowCount === 0) throw tooManyRequests(await waitSeconds(services, key, 'blockedUntil'));
}

/** Counts a call of a window. @throws ApiError TOO_MANY_REQUESTS with the seconds to wait, when it is full */
export async function countCall(services: Counting, key: string, { calls, windowSeconds }: CallLimit): Promise<void> {
  const { rowCount } = await services.pool.query(COUNT_CALL, [key, services.now(), calls, windowSeconds]);
  if (rowCount === 0) throw tooManyRequests(await waitSeconds(services, key, 'expiresAt'));
}

/** Forgets what was counted: a try was right. */
export async function forgetTries({ db }: { db: Executor }, ...keys: string[]): Promise<void> {
  for (const key of keys) await db.delete(schema.tryCount).where(eq(schema.tryCount.key, key));
}

/** Takes a counted try back: it never reached whom it was meant for, or turned out to be none. */
export async function uncountTry({ db }: Pick<Services, 'db'>, ...keys: string[]): Promise<void> {
  const { tryCount } = schema;
  for (const key of keys)
    await db
      .update(tryCount)
      .set({ tries: sql`greatest(${tryCount.tries} - 1, 0)`, blockedUntil: new Date(0) })
      .where(eq(tryCount.key, key));
}

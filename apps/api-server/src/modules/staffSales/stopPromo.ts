import type { staffSalesEntries as entries } from '@suluh/api/catalogue';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Staff } from '../../http/route.ts';
import { lastChangeOf, recordChange } from '../staff/change.ts';
import { oneOf } from '../staff/records.ts';
import { editedPromo } from './promos.ts';

const { promo } = schema;

/** A promo as those who look after it see it. */
export type StaffPromo = z.input<typeof entries.promos.one.data>;

/** A promo that is stopped before it began holds for a second, as its end comes after its beginning. */
const LEAST_MS = 1_000;

/** When a promo ends that is stopped at a moment. */
export const endOf = ({ startAt }: Pick<StaffPromo, 'startAt'>, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(startAt) + LEAST_MS)).toISOString();

interface Stopping {
  code: string;
  who: Staff;
  now: Date;
  /** Version it was looked at in; another one is refused. Any, where nothing is said. */
  version?: number;
}

/**
 * Stops a promo now, whatever days it holds on; one that is over by then stays as it is.
 * @throws ApiError NOT_FOUND, CONFLICT when somebody saved since
 */
export async function stopPromo(tx: Executor, { code, who, now, version }: Stopping): Promise<StaffPromo> {
  const edited = editedPromo({ now: () => now });
  const subject = `promo ${code}`;
  await tx.execute(sql`select from ${promo} where ${promo.code} = ${code} for update`);
  const before = await oneOf(tx, edited, code, who.reach);
  if (version !== undefined && before.version !== version)
    throw new ApiError('CONFLICT', { data: { current: before, ...(await lastChangeOf(tx, subject)) } });
  const endAt = new Date(endOf(before, now));
  const { rowCount } = await tx
    .update(promo)
    .set({ endAt, version: sql`${promo.version} + 1` })
    .where(and(eq(promo.code, code), gt(promo.endAt, endAt)));
  if (rowCount === 0) return before; // stopped already, or over
  const after = await oneOf(tx, edited, code, who.reach);
  await recordChange(tx, { by: who.userId, action: 'promo.stop', subject, before, after });
  return after;
}

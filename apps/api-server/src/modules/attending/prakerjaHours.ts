import { DEFAULT_PRAKERJA_HOURS, type PrakerjaHours } from '@suluh/domain/check-in';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';

const minute = z.int().min(0).max(1439);
const hours = z.object({ remindAtMinute: minute, dayEndsAtMinute: minute });

/** When the day of a Prakerja session ends, and when one is reminded: row `prakerja` of the settings, else the usual hours. */
export async function prakerjaHours(db: Executor): Promise<PrakerjaHours> {
  const { setting } = schema;
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, 'prakerja'));
  const read = hours.safeParse(row?.value);
  return read.success ? read.data : DEFAULT_PRAKERJA_HOURS;
}

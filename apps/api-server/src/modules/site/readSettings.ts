import { siteSettings, type siteConfig } from '@suluh/api/catalogue';
import { DEFAULT_CLOSURE, salesOpen, type ClosureSetting } from '@suluh/domain/closure';
import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';

type SiteConfig = z.input<typeof siteConfig>;

/** Row `closure` of the settings. */
export const closureSetting = z.object({ enabled: z.boolean(), date: z.iso.date(), salesClosed: z.boolean() });

/** Row `site` of the settings. */
export const siteSetting = z
  .object({
    downtime: z.boolean(),
    campUrl: z.url().nullable(),
    prakerjaDashboardUrl: z.url(),
    appDeepLink: siteSettings.shape.appDeepLink.catch(null), // of before it was looked at, too
  })
  .partial();

/** A setting as it is stored, kept until a setting changes; the fallback where it is absent or cannot be read. */
async function settingOf<Value>(
  { db, courseCache }: Services,
  key: string,
  shape: z.ZodType<Value>,
  fallback: Value,
): Promise<Value> {
  const stored = await courseCache.keep(key, async () => {
    const [row] = await db.select().from(schema.setting).where(eq(schema.setting.key, key));
    return shape.safeParse(row?.value);
  });
  return stored.success ? stored.data : fallback;
}

const closureOf = (services: Services): Promise<ClosureSetting> =>
  settingOf(services, 'closure', closureSetting, DEFAULT_CLOSURE);

/** What pages are told of the site: closure, downtime and addresses outside. */
export async function siteOf(services: Services): Promise<SiteConfig> {
  const [closure, given] = await Promise.all([closureOf(services), settingOf(services, 'site', siteSetting, {})]);
  return {
    closure,
    downtime: { enabled: given.downtime ?? false },
    campUrl: given.campUrl ?? null,
    prakerjaDashboardUrl: given.prakerjaDashboardUrl ?? services.settings.PRAKERJA_DASHBOARD_URL,
    appDeepLink: given.appDeepLink ?? 'suluh://open',
  };
}

/**
 * Passes while courses are sold. Every call that begins, orders or pays a purchase asks it.
 * @throws ApiError SALES_CLOSED after the closure has ended sales (R1), DOWNTIME while the site is down.
 */
export async function assertSelling(services: Services): Promise<void> {
  const { closure, downtime } = await siteOf(services);
  if (!salesOpen(closure)) throw new ApiError('SALES_CLOSED');
  if (downtime.enabled) throw new ApiError('DOWNTIME');
}

/** Whether courses are sold now, for work that keeps no settings. */
export async function isSelling(db: Executor): Promise<boolean> {
  const rows = await db
    .select()
    .from(schema.setting)
    .where(inArray(schema.setting.key, ['closure', 'site']));
  const stored = (key: string) => rows.find((row) => row.key === key)?.value;
  const closure = closureSetting.safeParse(stored('closure'));
  const site = siteSetting.safeParse(stored('site'));
  return salesOpen(closure.success ? closure.data : DEFAULT_CLOSURE) && !(site.success && site.data.downtime);
}

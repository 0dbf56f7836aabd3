import { staffSiteEntries as entries, type siteSettings } from '@suluh/api/catalogue';
import { DEFAULT_CLOSURE } from '@suluh/domain/closure';
import { saysSame } from '@suluh/domain/staff';
import { inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import { historyOf, lastChangeOf, recordChange } from '../staff/change.ts';
import { closureSetting, siteSetting } from './readSettings.ts';

type SiteSettings = z.output<typeof siteSettings>;
const SUBJECT = 'site';

/** What is set for the whole site, as it is stored, and when it was last saved. */
async function storedSettings(db: Executor) {
  const { setting } = schema;
  const rows = await db
    .select()
    .from(setting)
    .where(inArray(setting.key, ['closure', 'site']));
  const valueOf = (key: string) => rows.find((row) => row.key === key)?.value;
  const closure = closureSetting.safeParse(valueOf('closure')).data ?? DEFAULT_CLOSURE;
  const site = siteSetting.safeParse(valueOf('site')).data ?? {};
  const settings: SiteSettings = {
    closureEnabled: closure.enabled,
    closureDate: closure.date,
    salesClosed: closure.salesClosed,
    downtime: site.downtime ?? false,
    campUrl: site.campUrl ?? null,
    prakerjaDashboardUrl: site.prakerjaDashboardUrl ?? null,
    appDeepLink: site.appDeepLink ?? null,
  };
  const savedAt = rows.map(({ updatedAt }) => updatedAt.getTime());
  return { settings, updatedAt: savedAt.length === 0 ? null : new Date(Math.max(...savedAt)) };
}

const answered = ({ settings, updatedAt }: { settings: SiteSettings; updatedAt: Date | null }) => ({
  data: { ...settings, updatedAt: updatedAt?.toISOString() ?? null },
});

async function write(tx: Executor, key: string, value: object, updatedAt: Date): Promise<void> {
  const { setting } = schema;
  const set = { value, updatedAt };
  await tx
    .insert(setting)
    .values({ key, ...set })
    .onConflictDoUpdate({ target: setting.key, set });
}

/** What is set for the whole site, read and written by who runs it (docs/product/staff.md#site). */
export const siteSettingsRoutes: Route[] = [
  route(entries.siteSettingsRead, async (_call, { db }) => answered(await storedSettings(db))),

  route(entries.siteSettingsSave, async ({ body: { updatedAt: seen, ...wanted }, caller }, { db, now }) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('site settings'))`); // of two who save at once the second finds the first
      const { settings, updatedAt } = await storedSettings(tx);
      if ((updatedAt?.toISOString() ?? null) !== seen)
        throw new ApiError('CONFLICT', {
          data: { current: answered({ settings, updatedAt }).data, ...(await lastChangeOf(tx, SUBJECT)) },
        });
      if (saysSame(settings, wanted)) return answered({ settings, updatedAt });
      const at = new Date(Math.max(now().getTime(), (updatedAt?.getTime() ?? 0) + 1));
      const { closureEnabled: enabled, closureDate: date, salesClosed, downtime, campUrl } = wanted;
      const { prakerjaDashboardUrl, appDeepLink } = wanted;
      await write(tx, 'closure', { enabled, date, salesClosed }, at);
      await write(
        tx,
        'site',
        {
          ...(prakerjaDashboardUrl === null ? {} : { prakerjaDashboardUrl }),
          ...(appDeepLink === null ? {} : { appDeepLink }),
          downtime,
          campUrl,
        },
        at,
      );
      await recordChange(tx, {
        by: staff(caller).userId,
        action: 'site.save',
        subject: SUBJECT,
        before: settings,
        after: wanted,
      });
      return answered({ settings: wanted, updatedAt: at });
    }),
  ),

  route(entries.siteSettingsHistory, async (_call, { db }) => ({ data: await historyOf(db, SUBJECT) })),
];

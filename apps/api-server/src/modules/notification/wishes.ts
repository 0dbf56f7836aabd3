import { siteOrigins } from '@suluh/config/origins';
import { MAIN_ROUTES, pathTo, type Site } from '@suluh/domain/address';
import { preferenceOf, type PreferredKind, type PreferredWay } from '@suluh/domain/notification';
import { eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { SiteSettings } from '../../settings.ts';

const { notificationPreference } = schema;

/** How somebody wants to hear of one kind of news, and the link its mails bear. */
interface Wishes extends Readonly<Record<PreferredWay, boolean>> {
  /** Page that ends mails of this kind, for whoever has the mail. */
  unsubscribe: string;
}

/**
 * Whether a learner wants to be told of something, in the transaction that tells it; who never chose wants all
 * (docs/product/notification.md#choice).
 * @param site the one they learn on; the main one without
 */
export async function wishesOf(
  tx: Executor,
  { settings, site }: { settings: SiteSettings; site?: Site },
  userId: string,
  kind: PreferredKind,
): Promise<Wishes> {
  const mine = eq(notificationPreference.userId, userId);
  const find = () => tx.select().from(notificationPreference).where(mine);
  let [row] = await find();
  if (!row) {
    await tx.insert(notificationPreference).values({ userId }).onConflictDoNothing();
    [row] = await find();
  }
  if (!row) throw new Error(`no preference for ${userId}`);
  const { origin, routes } = site ?? { origin: siteOrigins(settings).main, routes: MAIN_ROUTES };
  return {
    ...preferenceOf(row.preference)[kind],
    unsubscribe: `${origin}${pathTo(routes, 'unsubscribe', { key: row.key, kind })}`,
  };
}

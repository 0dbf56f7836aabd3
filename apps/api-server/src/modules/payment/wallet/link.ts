import { paymentEntries as entries } from '@suluh/api/catalogue';
import { pathTo } from '@suluh/domain/address';
import { WALLET_LIMIT } from '@suluh/domain/limits';
import { WALLET_PARAM } from '@suluh/domain/payment';
import { withQuery } from '@suluh/domain/query';
import { eq } from 'drizzle-orm';
import { schema, type Executor } from '../../../db/index.ts';
import { ApiError } from '../../../http/apiError.ts';
import { buyer } from '../../../http/authenticate.ts';
import { route } from '../../../http/route.ts';
import { siteOf } from '../../../http/site.ts';
import { countCall, tryKey } from '../../../http/tryLimit.ts';
import type { Services } from '../../../services.ts';
import { lockLearner } from '../../order/enrol.ts';
import { programById } from '../../program/queries.ts';
import { gatewayOf } from '../gateway.ts';
import { asApiError } from './asApiError.ts';
import { keeperOf, liveWallet, setState, walletsOf, type WalletRow } from './queries.ts';

/** A press again within so long is the same try: its answer was lost, or its button was pressed twice. */
const SAME_TRY_MS = 60_000;

/** The page a learner asks on, if it is where a method is chosen; else that page bare. @param page unchecked */
function backTo(home: ReturnType<typeof siteOf>, page: string, productCode: string): string {
  const own = `${home.origin}${pathTo(home.routes, 'paymentMethod')}`;
  const named = URL.parse(page, home.origin);
  const isOwn = named !== null && `${named.origin}${named.pathname}` === own;
  return withQuery(isOwn ? `${own}${named.search}` : own, { [WALLET_PARAM]: productCode, error: null });
}

/**
 * What became of a try whose owner did not come back: one they agreed to after all is linked. Any other is unlinked where
 * it is kept before it ends here, so that none stays linked there that nobody sees.
 * @returns whether there is one to pay by
 */
async function settleBefore(
  services: Services,
  { userId, productCode }: { userId: string; productCode: string },
): Promise<boolean> {
  const { db, now, settings } = services;
  const live = await liveWallet(db, userId, productCode);
  if (!live || live.accountId === null) return false;
  const isHere = live.gateway === gatewayOf(productCode, settings);
  if (isHere && (live.state === 'linked' || now().getTime() - live.createdAt.getTime() < SAME_TRY_MS)) return false;
  const keeper = keeperOf(services, live);
  if (keeper) {
    const { state } = await asApiError(keeper.account(live.accountId), 'UNAVAILABLE');
    if (isHere && state === 'linked') {
      await setState(db, live.id, 'linked', now());
      return true;
    }
    if (state !== 'ended') await asApiError(keeper.unlink(live.accountId), 'UNAVAILABLE');
  }
  await setState(db, live.id, 'ended', now());
  return false;
}

/** The wallet that is to be linked: the one that is live here, or a new one in place of a try that is over. */
async function toLink(
  tx: Executor,
  { now, settings }: Pick<Services, 'now' | 'settings'>,
  { userId, productCode }: { userId: string; productCode: string },
): Promise<WalletRow> {
  await lockLearner(tx, userId); // so that no two at once begin twice
  const gateway = gatewayOf(productCode, settings);
  const live = await liveWallet(tx, userId, productCode);
  const isFresh = live !== null && now().getTime() - live.createdAt.getTime() < SAME_TRY_MS;
  if (live?.gateway === gateway && (live.state === 'linked' || isFresh)) return live;
  if (live) await setState(tx, live.id, 'ended', now());
  const [made] = await tx
    .insert(schema.linkedWallet)
    .values({ userId, productCode, gateway, createdAt: now() })
    .returning();
  if (!made) throw new Error('no wallet was made');
  return made;
}

/** Begins to link a wallet, and leads to where its owner agrees (docs/product/payment.md#linked-wallets). */
export const link = route(entries.walletLink, async ({ body, caller, site }, services) => {
  const { db, now, settings } = services;
  const { userId, sessionType, programId } = buyer(caller);
  const { productCode, page } = body;
  const { userAccount, linkedWallet, paymentProduct } = schema;
  const wallets = walletsOf(services, productCode);
  const [product] = await db
    .select({ isEnabled: paymentProduct.isEnabled })
    .from(paymentProduct)
    .where(eq(paymentProduct.code, productCode));
  if (!wallets || !product?.isEnabled) throw new ApiError('METHOD_UNAVAILABLE');
  await countCall(services, tryKey('wallet', userId), WALLET_LIMIT);
  const [owner] = await db.select({ phone: userAccount.phone }).from(userAccount).where(eq(userAccount.id, userId));
  if (!owner?.phone) throw new ApiError('PHONE_MISSING');
  const home = siteOf(settings, await programById(services, programId), sessionType, site);
  const returnUrl = backTo(home, page, productCode);
  if (await settleBefore(services, { userId, productCode })) return { data: { url: returnUrl } };
  const wallet = await db.transaction((tx) => toLink(tx, services, { userId, productCode }));
  if (wallet.state === 'linked') return { data: { url: returnUrl } };
  const made = await asApiError(
    wallets.link({ walletId: wallet.id, productCode, phone: owner.phone, returnUrl }),
    'METHOD_UNAVAILABLE',
  );
  const { accountId } = made;
  if (made.state === 'linked') await setState(db, wallet.id, 'linked', now(), accountId);
  else await db.update(linkedWallet).set({ accountId }).where(eq(linkedWallet.id, wallet.id));
  return { data: { url: made.linkUrl ?? returnUrl } };
});

import { paymentEntries as entries } from '@suluh/api/catalogue';
import { WALLET_LIMIT } from '@suluh/domain/limits';
import { learner } from '../../../http/authenticate.ts';
import { route } from '../../../http/route.ts';
import { countCall, tryKey } from '../../../http/tryLimit.ts';
import { asApiError } from './asApiError.ts';
import { link } from './link.ts';
import { keeperOf, liveWallet, setState } from './queries.ts';

/** Back from the provider's page: what it says of the wallet is so. Nothing of the address is believed. */
const back = route(entries.walletBack, async ({ params, caller }, services) => {
  const { userId } = learner(caller);
  const { db, now } = services;
  const wallet = await liveWallet(db, userId, params.code);
  if (wallet?.state !== 'pending') return { data: { isLinked: wallet !== null } };
  const keeper = keeperOf(services, wallet);
  if (!keeper || wallet.accountId === null) return { data: { isLinked: false } };
  await countCall(services, tryKey('wallet', userId), WALLET_LIMIT);
  const { state } = await asApiError(keeper.account(wallet.accountId), 'UNAVAILABLE');
  if (state !== 'pending') await setState(db, wallet.id, state, now());
  return { data: { isLinked: state === 'linked' } };
});

/** Unlinks a wallet here once it is unlinked at whoever keeps it, so that none is left there that nobody sees. */
const unlink = route(entries.walletUnlink, async ({ params, caller }, services) => {
  const { userId } = learner(caller);
  const { db, now } = services;
  const wallet = await liveWallet(db, userId, params.code);
  if (!wallet) return { data: {} };
  await countCall(services, tryKey('wallet', userId), WALLET_LIMIT);
  const keeper = keeperOf(services, wallet);
  if (keeper && wallet.accountId !== null) await asApiError(keeper.unlink(wallet.accountId), 'UNAVAILABLE');
  await setState(db, wallet.id, 'ended', now());
  return { data: {} };
});

/** Wallets of a learner (docs/product/payment.md#linked-wallets). */
export const walletRoutes = [link, back, unlink];

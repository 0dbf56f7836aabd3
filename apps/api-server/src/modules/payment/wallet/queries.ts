import { and, eq, ne } from 'drizzle-orm';
import { schema, type Executor } from '../../../db/index.ts';
import type { Services } from '../../../services.ts';
import { gatewayOf } from '../gateway.ts';
import type { ProviderWallets } from '../provider/wallets.ts';

export type WalletRow = typeof schema.linkedWallet.$inferSelect;

/** A wallet its gateway has given an account. */
export type Opened = WalletRow & { accountId: string };

/** Whoever takes the money of a method, where it links wallets by that method; null where it does not. */
export function walletsOf(
  { providers, settings }: Pick<Services, 'providers' | 'settings'>,
  productCode: string,
): ProviderWallets | null {
  const wallets = providers.get(gatewayOf(productCode, settings))?.wallets;
  return wallets?.methods.includes(productCode) ? wallets : null;
}

/** Whoever keeps a wallet; null for a gateway that is there no longer. */
export const keeperOf = ({ providers }: Pick<Services, 'providers'>, { gateway }: WalletRow): ProviderWallets | null =>
  providers.get(gateway)?.wallets ?? null;

/** The wallet of a learner by a method that is not over, whoever kept it. */
export async function liveWallet(db: Executor, userId: string, productCode: string): Promise<WalletRow | null> {
  const { linkedWallet } = schema;
  const [row] = await db
    .select()
    .from(linkedWallet)
    .where(
      and(eq(linkedWallet.userId, userId), eq(linkedWallet.productCode, productCode), ne(linkedWallet.state, 'ended')),
    );
  return row ?? null;
}

/** Every wallet a learner has linked at those who take the money now. */
export async function linkedWallets({ db, settings }: Services, userId: string): Promise<Opened[]> {
  const { linkedWallet } = schema;
  const rows = await db
    .select()
    .from(linkedWallet)
    .where(and(eq(linkedWallet.userId, userId), eq(linkedWallet.state, 'linked')));
  return rows.filter(
    (row): row is Opened => row.accountId !== null && row.gateway === gatewayOf(row.productCode, settings),
  );
}

/** What became of a wallet, at once: what has ended meanwhile stays ended. */
export async function setState(
  db: Executor,
  id: string,
  state: 'linked' | 'ended',
  now: Date,
  accountId?: string,
): Promise<void> {
  const { linkedWallet } = schema;
  await db
    .update(linkedWallet)
    .set({
      state,
      ...(state === 'linked' ? { linkedAt: now } : { endedAt: now }),
      ...(accountId === undefined ? {} : { accountId }),
    })
    .where(and(eq(linkedWallet.id, id), ne(linkedWallet.state, 'ended'), ne(linkedWallet.state, state)));
}

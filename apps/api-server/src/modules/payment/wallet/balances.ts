import type { Services } from '../../../services.ts';
import { linkedWallets, setState, walletsOf, type Opened } from './queries.ts';

/** A balance is worth a second of waiting, and no second try: the methods are read without it (docs/product/payment.md#linked-wallets). */
const FOR_A_BALANCE = { attempts: 1, timeoutMs: 1_000 };

/** A wallet that can be paid by, with what is in it; null when nobody said in time. */
export interface Purse {
  id: string;
  productCode: string;
  accountId: string;
  balanceRupiah: number | null;
}

/** Asks about one; null for one its owner has unlinked at the provider, which is over here too. */
async function look(services: Services, { id, productCode, accountId }: Opened): Promise<Purse | null> {
  const purse = { id, productCode, accountId, balanceRupiah: null };
  try {
    const told = await walletsOf(services, productCode)?.account(accountId, FOR_A_BALANCE);
    if (told?.state === 'ended') {
      await setState(services.db, id, 'ended', services.now());
      return null;
    }
    return { ...purse, balanceRupiah: told?.balanceRupiah ?? null };
  } catch (error) {
    services.log.warn({ err: error, walletId: id }, 'the balance of a wallet is not known');
    return purse;
  }
}

/** The linked wallets of a learner, by method: all asked about at once. */
export async function pursesOf(services: Services, userId: string): Promise<Map<string, Purse>> {
  const purses = await Promise.all((await linkedWallets(services, userId)).map((row) => look(services, row)));
  return new Map(purses.flatMap((purse) => (purse ? [[purse.productCode, purse]] : [])));
}

/** The linked wallet of a learner by one method, asked about now; null without one. */
export async function purseOf(services: Services, userId: string, productCode: string): Promise<Purse | null> {
  if (!walletsOf(services, productCode)) return null;
  const row = (await linkedWallets(services, userId)).find((each) => each.productCode === productCode);
  return row ? look(services, row) : null;
}

import { migrateDatabase } from '../../../src/db/migrate.ts';
import { withServer } from '../measure.ts';
import { bareBuyer } from './bareOrder.ts';
import { buyFor, type Client, type Tally } from './buy.ts';
import { httpBuyer } from './httpOrder.ts';
import { analyse, openShop, settleOrders } from './shop.ts';

/** Clients that order at once. */
const CLIENTS = 10;
/** Both are measured in turns, so that what else the machine does falls on both. */
const ROUNDS = 12;
/** By then the code that orders pass through is compiled, in seconds. */
const WARM_UP_S = 4;

const perSecond = (tallies: readonly Tally[]): number =>
  Math.round(tallies.reduce((sum, { made }) => sum + made, 0) / tallies.reduce((sum, { seconds }) => sum + seconds, 0));

/**
 * Whole orders (cart, promo, confirm over HTTP) beside bare transactions that write the same rows, on one empty
 * database.
 */
export async function measureOrders(
  databaseUrl: string,
  apiPort: number,
  seconds: number,
): Promise<{ barePerSecond: number; ordersPerSecond: number }> {
  await migrateDatabase(databaseUrl);
  const shop = await openShop(databaseUrl);
  const each = Array.from({ length: CLIENTS });
  const bare: Client[] = await Promise.all(each.map(() => bareBuyer(shop)));
  const whole: Client[] = each.map(() => httpBuyer(shop, apiPort));
  const settled = async (tally: Tally): Promise<Tally> => {
    await settleOrders(databaseUrl);
    return tally;
  };
  const tallies = { bare: [] as Tally[], whole: [] as Tally[] };
  await withServer('src/main.ts', { port: apiPort, databaseUrl, readyPath: '/api/health' }, async () => {
    for (const clients of [bare, whole]) await settled(await buyFor(shop, clients, WARM_UP_S));
    await analyse(databaseUrl);
    for (let round = 0; round < ROUNDS; round++) {
      tallies.bare.push(await settled(await buyFor(shop, bare, seconds / ROUNDS)));
      tallies.whole.push(await settled(await buyFor(shop, whole, seconds / ROUNDS)));
    }
    await Promise.all([...bare, ...whole].map((client) => client.close()));
  });
  return { barePerSecond: perSecond(tallies.bare), ordersPerSecond: perSecond(tallies.whole) };
}

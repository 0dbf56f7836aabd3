import { migrateDatabase } from '../../db/migrate.ts';
import { withServer } from '../measure.ts';
import { bareBuyer } from './bareOrder.ts';
import { ordersPerSecond } from './buy.ts';
import { httpBuyer } from './httpOrder.ts';
import { openShop } from './shop.ts';

/** Clients that order at once. */
const CLIENTS = 10;

/** Whole orders (cart, promo, confirm over HTTP) beside bare transactions that write the same rows, on one empty database. */
export async function measureOrders(databaseUrl: string, apiPort: number, seconds: number): Promise<{ barePerSecond: number; ordersPerSecond: number }> {
  await migrateDatabase(databaseUrl);
  const shop = await openShop(databaseUrl);
  const clients = Array.from({ length: CLIENTS });
  const bare = await ordersPerSecond(shop, await Promise.all(clients.map(() => bareBuyer(shop))), seconds);
  const whole = await withServer('main.ts', { port: apiPort, databaseUrl, readyPath: '/api/health' }, () => ordersPerSecond(shop, clients.map(() => httpBuyer(shop, apiPort)), seconds));
  return { barePerSecond: bare, ordersPerSecond: whole };
}

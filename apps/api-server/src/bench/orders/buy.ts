import type { Buyer, Shop } from './shop.ts';

/** One order to be made. */
export interface Purchase {
  buyer: Buyer;
  course: Shop['courses'][number];
  promoCode: string;
}

/** Something that makes orders, one after the other. */
export interface Client {
  buy(purchase: Purchase): Promise<void>;
  close(): Promise<void>;
}

/** Orders per second with these clients at once for `seconds`, after a warm-up of a second. Each takes buyers, courses and promos in turn. */
export async function ordersPerSecond(shop: Shop, clients: readonly Client[], seconds: number): Promise<number> {
  let [next, made, failed] = [0, 0, 0];
  const purchase = (): Purchase => {
    const at = next++;
    return { buyer: shop.buyers[at % shop.buyers.length]!, course: shop.courses[at % shop.courses.length]!, promoCode: shop.promoCodes[(at * 7) % shop.promoCodes.length]! };
  };
  const runFor = async (ms: number) => {
    const end = performance.now() + ms;
    await Promise.all(
      clients.map(async (client) => {
        while (performance.now() < end) {
          await client.buy(purchase()).then(() => made++, (error: unknown) => {
            if (failed++ === 0) console.error(error);
          });
        }
      }),
    );
  };
  await runFor(1_000);
  made = 0;
  const start = performance.now();
  await runFor(seconds * 1_000);
  const took = (performance.now() - start) / 1_000;
  await Promise.all(clients.map((client) => client.close()));
  if (failed > 0) throw new Error(`${failed} orders failed.`);
  return Math.round(made / took);
}

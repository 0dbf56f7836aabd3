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

/** Orders made and the time it took, in seconds. */
export interface Tally {
  made: number;
  seconds: number;
}

/**
 * Has these clients order at once for `seconds`. Buyers, courses and promos take turns from `shop.next` on; nobody buys
 * a course twice.
 */
export async function buyFor(shop: Shop, clients: readonly Client[], seconds: number): Promise<Tally> {
  let made = 0;
  const purchase = (): Purchase => {
    const at = shop.next++;
    return {
      buyer: shop.buyers[at % shop.buyers.length]!,
      course: shop.courses[(at + Math.floor(at / shop.buyers.length)) % shop.courses.length]!,
      promoCode: shop.promoCodes[(at * 7) % shop.promoCodes.length]!,
    };
  };
  const start = performance.now();
  const end = start + seconds * 1_000;
  await Promise.all(
    clients.map(async (client) => {
      for (; performance.now() < end; made++) await client.buy(purchase());
    }),
  );
  return { made, seconds: (performance.now() - start) / 1_000 };
}

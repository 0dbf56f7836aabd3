import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Purchase } from './buy.ts';
import type { Shop } from './shop.ts';

/** Buys as a browser does: into the cart, promo looked at, confirmed under a key. One connection, kept open. */
export function httpBuyer(
  { price, discount }: Shop,
  port: number,
): { buy(purchase: Purchase): Promise<void>; close(): Promise<void> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = <Data>(path: string, authorization: string, body: object, key?: string) =>
    new Promise<Data>((resolve, reject) => {
      const payload = JSON.stringify(body);
      const headers = {
        authorization,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
        ...(key ? { 'idempotency-key': key } : {}),
      };
      const sent = request({ host: '127.0.0.1', port, method: 'POST', path, agent, headers }, (response) => {
        let answer = '';
        response
          .setEncoding('utf8')
          .on('data', (part) => (answer += part))
          .on('error', reject);
        response.on('end', () => {
          if (response.statusCode && response.statusCode < 300) resolve((JSON.parse(answer) as { data: Data }).data);
          else reject(new Error(`${path}: ${response.statusCode} ${answer}`));
        });
      });
      sent.on('error', reject).end(payload);
    });
  return {
    close: async () => agent.destroy(),
    async buy({ buyer, course, promoCode }) {
      const { cartId } = await post<{ cartId: string }>('/api/cart', buyer.authorization, course);
      const promo = await post<{ discount: number }>('/api/promo/validate', buyer.authorization, {
        cartList: [cartId],
        promoCode,
      });
      if (promo.discount !== discount) throw new Error(`The promo saves ${promo.discount}.`);
      await post(
        '/api/cart/confirm',
        buyer.authorization,
        { cartId: [cartId], promoCode, expectedTotal: price - discount },
        randomUUID(),
      );
    },
  };
}

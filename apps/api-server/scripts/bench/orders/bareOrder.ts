import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Purchase } from './buy.ts';
import type { Shop } from './shop.ts';

const text = {
  cart: 'insert into cart (id, user_id, course_id, event_id, price_seen) values ($1, $2, $3, $4, $5)',
  key: 'insert into idempotency_key (user_id, key, operation, body_hash, answer) values ($1, $2, $3, $4, $5)',
  seat: 'update event set seats_left = seats_left - 1 where id = $1 and seats_left > 0',
  promo: 'update promo set used = used + 1 where code = $1 and used < quota',
  order: `insert into orders (id, invoice_id, user_id, status, purchase_total, promo_code, promo_discount, payment_total, expires_at)
    values ($1, $2, $3, 'UNPAID', $4, $5, $6, $7, now() + interval '1 day')`,
  item: 'insert into order_item (order_id, position, course_id, event_id, cart_id, fullname, price, price_after) values ($1, 0, $2, $3, $4, $5, $6, $6)',
  hold: "insert into seat_hold (event_id, order_id, expires_at) values ($1, $2, now() + interval '1 day')",
  usage: 'insert into promo_usage (order_id, promo_code, user_id, discount) values ($1, $2, $3, $4)',
  ordered: "update cart set status = 'ordered' where id = $1",
  notification:
    "insert into notification (user_id, status, title, message, order_id) values ($1, 'UNPAID', $2, $3, $4)",
  outbox: 'insert into outbox (kind, payload) values ($1, $2)',
};

/** The yardstick: one transaction with what an order writes, on a connection of its own, and nothing else. */
export async function bareBuyer({
  databaseUrl,
  price,
  discount,
}: Shop): Promise<{ buy(purchase: Purchase): Promise<void>; close(): Promise<void> }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const run = (name: keyof typeof text, values: unknown[]) => client.query({ name, text: text[name], values });
  return {
    close: () => client.end(),
    async buy({ buyer, course, promoCode }) {
      const [cartId, orderId] = [randomUUID(), `SLH-${randomUUID()}`];
      const { userId } = buyer;
      const { courseId, eventId } = course;
      await client.query('begin');
      await run('cart', [cartId, userId, courseId, eventId, price]);
      await run('key', [userId, orderId, 'cart.confirm', createHash('sha256').update(orderId).digest(), { orderId }]);
      await run('seat', [eventId]);
      await run('promo', [promoCode]);
      await run('order', [orderId, orderId, userId, price, promoCode, discount, price - discount]);
      await run('item', [orderId, courseId, eventId, cartId, 'Kursus', price]);
      await run('hold', [eventId, orderId]);
      await run('usage', [orderId, promoCode, userId, discount]);
      await run('ordered', [cartId]);
      await run('notification', [userId, 'Menunggu Pembayaran', 'Selesaikan pembayaran.', orderId]);
      await run('outbox', ['orderUnpaid', { to: 'p@contoh.example', orderId }]);
      await client.query('commit');
    },
  };
}

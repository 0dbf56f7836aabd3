import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** Where a shopper goes. */
export interface Shop {
  apiUrl: string;
  sandboxUrl: string;
  stopping: AbortSignal;
  /** Hears of each call of the API that was answered. */
  onAnswer(): void;
}

interface Answer {
  status: number;
  data: unknown;
}

const TIMEOUT_MS = 8_000;

/** A call that is made again, with the same key, until somebody answers: what a page does when a server goes away. */
async function insist(
  { apiUrl, stopping, onAnswer }: Shop,
  auth: string,
  path: string,
  body: unknown,
): Promise<Answer | null> {
  const key = randomUUID();
  while (!stopping.aborted) {
    try {
      const response = await fetch(`${apiUrl}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: auth, 'content-type': 'application/json', 'idempotency-key': key },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { data } = (await response.json()) as { data: unknown };
      onAnswer();
      if (response.status < 500) return { status: response.status, data };
    } catch {
      // killed while it was asked: ask again
    }
    await delay(50);
  }
  return null;
}

/** Looks the number up and pays, again and again until the sandbox is there: paying twice is paying once. */
async function payAt({ sandboxUrl, stopping }: Shop, number: string): Promise<void> {
  while (!stopping.aborted) {
    try {
      return await payOnce(sandboxUrl, number);
    } catch {
      await delay(50); // killed while it was asked
    }
  }
}

async function payOnce(sandboxUrl: string, number: string): Promise<void> {
  const found = await (
    await fetch(`${sandboxUrl}/?cari=${number}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  ).text();
  const address = /href="(\/bayar\/[\w-]+)"/.exec(found)?.[1];
  if (address)
    await fetch(`${sandboxUrl}${address}`, {
      method: 'POST',
      body: new URLSearchParams({ aksi: 'bayar' }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
}

/** Buys one course from cart to payment, changing the method now and then; some never pay. */
export async function buy(
  shop: Shop,
  auth: string,
  course: { courseId: number; eventId: number | null },
): Promise<void> {
  const cart = await insist(shop, auth, '/api/cart', {
    courseId: course.courseId,
    ...(course.eventId === null ? {} : { eventId: course.eventId }),
  });
  const cartId = (cart?.data as { cartId?: string } | undefined)?.cartId;
  if (!cartId) return;
  const confirmed = await insist(shop, auth, '/api/cart/confirm', { cartId: [cartId] });
  const orderId = (confirmed?.data as { orderId?: string } | undefined)?.orderId;
  if (!orderId) return;
  if (Math.random() < 0.3) await insist(shop, auth, '/api/payment/choose', { orderId, productCode: 'VA_BNI' });
  const chosen = await insist(shop, auth, '/api/payment/choose', { orderId, productCode: 'VA_BCA' });
  const number = (chosen?.data as { paymentMethod?: { number?: string } } | undefined)?.paymentMethod?.number;
  const isKind = Math.random() < 0.85;
  if (isKind && number) await payAt(shop, number);
}

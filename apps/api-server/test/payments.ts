import { startPaymentSandbox } from '@suluh/stack/payment-sandbox/server';
import { startPrakerja } from '@suluh/stack/prakerja/server';
import { desc, eq } from 'drizzle-orm';
import { schema } from '../src/db/index.ts';
import { sandboxSignature } from '../src/modules/payment/sandbox/sandboxProvider.ts';
import { startTestApp, type Reply, type TestApp } from './app.ts';
import { confirmCarts, fillCarts, manyLearners, newCourse, type TestLearner } from './learners.ts';

const SIGN_KEY = 'kunci-prakerja-uji';

/** The API with the outside services of payments as real servers beside it. */
export interface PaymentTest extends TestApp {
  sandboxUrl: string;
  prakerjaUrl: string;
  /** Stops the sandbox: the provider is out of reach from then on. */
  closeSandbox(): Promise<void>;
}

/** Starts API, payment sandbox and Prakerja on free ports. */
export async function startPaymentTest(env: Record<string, string> = {}): Promise<PaymentTest> {
  const { SANDBOX_KEY, SANDBOX_SIGNING_KEY } = {
    SANDBOX_KEY: 'kunci-uji',
    SANDBOX_SIGNING_KEY: 'kunci-tanda-tangan-uji',
  };
  const sandbox = await startPaymentSandbox({
    port: 0,
    host: '127.0.0.1',
    key: SANDBOX_KEY,
    signingKey: SANDBOX_SIGNING_KEY,
  });
  const prakerja = await startPrakerja({
    port: 0,
    host: '127.0.0.1',
    clientCode: 'suluh-uji',
    signKey: SIGN_KEY,
    apiOrigin: 'http://127.0.0.1:9',
  });
  const test = await startTestApp({
    SANDBOX_PORT: String(sandbox.port),
    SANDBOX_KEY,
    SANDBOX_SIGNING_KEY,
    PRAKERJA_URL: prakerja.url,
    PRAKERJA_CLIENT_CODE: 'suluh-uji',
    PRAKERJA_SIGN_KEY: SIGN_KEY,
    API_ORIGIN: 'http://127.0.0.1:9', // nobody: tests deliver messages themselves unless they say otherwise
    ...env,
  });
  return {
    ...test,
    sandboxUrl: sandbox.url,
    prakerjaUrl: prakerja.url,
    closeSandbox: () => sandbox.close(),
    stop: async () => {
      await test.stop();
      await sandbox.close();
      await prakerja.close();
    },
  };
}

/** A learner with a waiting order. */
export interface Waiting {
  learner: TestLearner;
  orderId: string;
  courseId: number;
  eventId: number | null;
}

/** A new learner orders a new course; `capacity` gives it a schedule of that many seats. */
export async function waitingOrder(
  test: TestApp,
  course: { price?: number; capacity?: number; isPrakerja?: boolean; courseId?: number; eventId?: number | null } = {},
  more: object = {},
): Promise<Waiting> {
  const { price = 100_000, capacity = 0 } = course;
  const { courseId, eventId } = course.courseId
    ? { courseId: course.courseId, eventId: course.eventId ?? null }
    : await newCourse(test, { price, capacity });
  if (course.isPrakerja) await test.services.db.insert(schema.courseCategory).values({ courseId, categoryId: 78 });
  const [learner] = await manyLearners(test, 1);
  const cartIds = await fillCarts(test, [learner!], { courseId, eventId, price });
  const { status, body } = await confirmCarts(test, learner!, cartIds, more);
  if (status !== 201) throw new Error(`confirm: ${JSON.stringify(body)}`);
  return { learner: learner!, orderId: (body.data as { orderId: string }).orderId, courseId, eventId };
}

/** Chooses a method over HTTP. */
export const chooseMethod = (
  test: TestApp,
  { learner, orderId }: Pick<Waiting, 'learner' | 'orderId'>,
  productCode = 'VA_BCA',
  key?: string,
): Promise<Reply> =>
  test.call('POST', '/api/payment/choose', {
    auth: learner.auth,
    body: { orderId, productCode },
    headers: key ? { 'idempotency-key': key } : {},
  });

/** The newest attempt of an order. */
export async function attemptOf({ services }: TestApp, orderId: string) {
  const { paymentAttempt } = schema;
  const [attempt] = await services.db
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.orderId, orderId))
    .orderBy(desc(paymentAttempt.createdAt))
    .limit(1);
  if (!attempt) throw new Error(`no attempt of ${orderId}`);
  return attempt;
}

/** An order that waits by a virtual account, with its attempt. */
export async function openOrder(
  test: TestApp,
  course: Parameters<typeof waitingOrder>[1] = {},
  productCode = 'VA_BCA',
) {
  const waiting = await waitingOrder(test, course);
  const { status, body } = await chooseMethod(test, waiting, productCode);
  if (status !== 200) throw new Error(`choose: ${JSON.stringify(body)}`);
  return { ...waiting, attempt: await attemptOf(test, waiting.orderId) };
}

/** Lets an order have been paid before the days in which money goes back without staff. */
export const paidLongAgo = ({ services }: TestApp, orderId: string) =>
  services.pool.query(`update orders set paid_at = paid_at - interval '8 days' where id = $1`, [orderId]);

/** What the sandbox would send. */
export interface SandboxNews {
  eventId?: string;
  id: string;
  state: string;
  amount: number;
}

/** Delivers a message as the sandbox signs it; `tamper` changes headers or body after signing. */
export async function deliver(
  { app, env, services }: TestApp,
  news: SandboxNews,
  tamper: { headers?: Record<string, string>; body?: string } = {},
): Promise<number> {
  const body = JSON.stringify({ eventId: `${news.id}-${news.state}`, ...news });
  const timestamp = String(services.now().getTime());
  const signature = sandboxSignature(env.SANDBOX_SIGNING_KEY, timestamp, Buffer.from(body));
  const response = await app.inject({
    method: 'POST',
    url: '/api/payment/webhook/sandbox',
    payload: tamper.body ?? body,
    headers: {
      'content-type': 'application/json',
      'x-sandbox-timestamp': timestamp,
      'x-sandbox-signature': signature,
      ...tamper.headers,
    },
  });
  return response.statusCode;
}

/** Everything that hangs on an order, to be compared before and after. */
export async function stateOf({ services }: TestApp, orderId: string) {
  const { rows } = await services.pool.query<{
    status: string;
    enrolments: number;
    mails: number;
    notifications: number;
    refunds: number;
    seats: string | null;
    invoice: string;
  }>(
    `select o.status, o.invoice_id as invoice,
       (select count(*)::int from enrolment e where e.order_id = o.id) as enrolments,
       (select count(*)::int from outbox b where b.kind = 'orderPaid' and b.payload->>'orderId' = o.id) as mails,
       (select count(*)::int from notification n where n.order_id = o.id and n.status = 'PAID') as notifications,
       (select count(*)::int from refund r where r.order_id = o.id) as refunds,
       (select min(h.status) from seat_hold h where h.order_id = o.id) as seats
     from orders o where o.id = $1`,
    [orderId],
  );
  return rows[0]!;
}

/** Seats of a schedule: free in its row, and kept by orders. */
export async function seatsOf(
  { services }: TestApp,
  eventId: number,
): Promise<{ capacity: number; free: number; kept: number }> {
  const { rows } = await services.pool.query<{ capacity: number; free: number; kept: number }>(
    `select capacity, seats_left as free, (select count(*)::int from seat_hold h where h.event_id = e.id and h.status <> 'released') as kept from event e where id = $1`,
    [eventId],
  );
  return rows[0]!;
}

/** Outcomes on record for a provider's messages about an attempt or event. */
export async function recordedOutcomes(
  { services }: TestApp,
  likeEventId: string,
): Promise<{ outcome: string; times: number }[]> {
  const { rows } = await services.pool.query<{ outcome: string; times: number }>(
    'select outcome, times_received as times from webhook_log where provider_event_id like $1 order by received_at',
    [likeEventId],
  );
  return rows;
}

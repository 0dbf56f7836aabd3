import { createHash } from 'node:crypto';
import { paymentEntries as entries } from '@suluh/api/catalogue';
import { and, eq, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../../db/index.ts';
import { ApiError } from '../../../http/apiError.ts';
import { route, type SignedMessage } from '../../../http/route.ts';
import type { Services } from '../../../http/services.ts';
import { applyCharge, type ChargeOutcome } from '../applyCharge.ts';
import type { ProviderEvent } from '../provider/port.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Most of a refused message that is kept, in characters. */
const KEPT_CHARACTERS = 4_000;

/** Characters PostgreSQL cannot keep in JSON are written as a replacement. */
const storable = (body: Buffer): string => body.toString('utf8').replaceAll('\u0000', '\uFFFD').slice(0, KEPT_CHARACTERS);

/** Places for messages nobody vouches for, per gateway and reason: anybody can send them, so they may not fill the database. */
const REFUSED_KEPT = 1_000;

/** Puts a message nobody vouches for on record, the same content in the same place, with how often that place was taken. */
async function recordRefused({ db }: Services, gateway: string, outcome: string, { body }: SignedMessage): Promise<void> {
  const { webhookLog } = schema;
  const place = createHash('sha256').update(body).digest().readUInt32BE(0) % REFUSED_KEPT;
  const providerEventId = `${outcome}:${place}`;
  const raw = { raw: storable(body) };
  await db
    .insert(webhookLog)
    .values({ gateway, providerEventId, body: raw, outcome })
    .onConflictDoUpdate({ target: [webhookLog.gateway, webhookLog.providerEventId], set: { body: raw, timesReceived: sql`${webhookLog.timesReceived} + 1` } });
}

/** What a verified message comes to: unknown attempt and wrong amount change nothing. */
async function apply(tx: Executor, services: Services, gateway: string, event: ProviderEvent): Promise<{ outcome: ChargeOutcome | 'wrongAmount'; orderId: string | null }> {
  const { paymentAttempt } = schema;
  const [attempt] = UUID.test(event.attemptId) ? await tx.select().from(paymentAttempt).where(and(eq(paymentAttempt.id, event.attemptId), eq(paymentAttempt.gateway, gateway))) : [];
  if (!attempt) return { outcome: 'unknownOrder', orderId: null };
  if (attempt.amount !== event.amountRupiah) return { outcome: 'wrongAmount', orderId: attempt.orderId };
  return { outcome: await applyCharge(tx, services, attempt.id, event.state), orderId: attempt.orderId };
}

/** Stores a message by its id and applies it, in one transaction: a copy waits for the first and then finds it stored. */
async function take(services: Services, gateway: string, event: ProviderEvent, message: SignedMessage): Promise<void> {
  const { webhookLog } = schema;
  await services.db.transaction(async (tx) => {
    const stored = await tx
      .insert(webhookLog)
      .values({ gateway, providerEventId: event.eventId, attemptId: UUID.test(event.attemptId) ? event.attemptId : null, body: JSON.parse(message.body.toString('utf8')) as object })
      .onConflictDoNothing()
      .returning({ id: webhookLog.providerEventId });
    if (stored.length === 0) return;
    const { outcome, orderId } = await apply(tx, services, gateway, event);
    if (outcome === 'wrongAmount' || outcome === 'unknownOrder') services.log.warn({ gateway, eventId: event.eventId, outcome }, 'payment message');
    await tx
      .update(webhookLog)
      .set({ outcome, orderId, appliedAt: services.now() })
      .where(and(eq(webhookLog.gateway, gateway), eq(webhookLog.providerEventId, event.eventId)));
  });
}

/** Takes what a payment provider sends (architecture.md "Data": verified before anything is read, stored once). */
export const webhook = route(entries.paymentWebhook, async ({ params: { gateway }, message }, services) => {
  const provider = services.providers.get(gateway);
  if (!provider || !message) throw new ApiError('NOT_FOUND');
  const verified = provider.verify(message, services.now());
  switch (verified.kind) {
    case 'badSignature':
      await recordRefused(services, gateway, 'badSignature', message);
      throw new ApiError('UNAUTHORIZED');
    case 'unreadable':
      await recordRefused(services, gateway, 'unreadable', message);
      return { data: {} };
    case 'event':
      await take(services, gateway, verified.event, message);
      return { data: {} };
  }
});

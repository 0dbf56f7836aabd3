import { createHash } from 'node:crypto';
import { paymentEntries as entries } from '@suluh/api/catalogue';
import { UNSIGNED_LIMIT } from '@suluh/domain/limits';
import { and, eq, sql } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import { ApiError } from '../../../http/apiError.ts';
import { route } from '../../../http/route.ts';
import type { ReceivedMessage } from '../../../http/signedMessage.ts';
import { countCall, tryKey } from '../../../http/tryLimit.ts';
import type { Services } from '../../../services.ts';
import { isHeld } from '../applyCharge.ts';
import type { AttemptRow } from '../openAttempt.ts';
import type { PaymentProvider, ProviderEvent } from '../provider/port.ts';
import { applyNews, attemptNamed, type News } from './applyNews.ts';
import { messageIn, withoutSecrets } from './withoutSecrets.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Most of a refused message that is kept, in characters. */
const KEPT_CHARACTERS = 4_000;

/** Characters PostgreSQL cannot keep in JSON are written as a replacement. */
const storable = (body: Buffer): string => {
  const message = messageIn(body);
  const text = message === null ? body.toString('utf8') : JSON.stringify(withoutSecrets(message));
  return text.replaceAll('\u0000', '\uFFFD').replaceAll('\\u0000', '\uFFFD').slice(0, KEPT_CHARACTERS);
};

/** Puts a message that is kept in one place on record, with how often that place was taken. */
async function keepOne(
  { db }: Services,
  kept: Omit<typeof schema.webhookLog.$inferInsert, 'receivedAt' | 'timesReceived'>,
): Promise<void> {
  const { webhookLog } = schema;
  await db
    .insert(webhookLog)
    .values(kept)
    .onConflictDoUpdate({
      target: [webhookLog.gateway, webhookLog.providerEventId],
      set: {
        body: kept.body,
        timesReceived: sql`${webhookLog.timesReceived} + 1`,
        replayedAt: null,
        replayedBy: null,
        replayOutcome: null,
      },
    });
}

/**
 * Puts a message nobody vouches for on record. One that names a payment of ours is kept, the last of each payment: a key
 * may have been changed on one side only. All others anybody can make up: they are counted by the hour and not kept, so
 * that they crowd out nothing (docs/product/staff.md#sales).
 * @throws ApiError TOO_MANY_REQUESTS to an address that makes up many
 */
async function recordUnsigned(
  services: Services,
  provider: PaymentProvider,
  { body, from }: ReceivedMessage,
): Promise<void> {
  const { gateway } = provider;
  const outcome = 'badSignature';
  const attempt = await attemptNamed(services.db, gateway, provider.attemptIn(messageIn(body)));
  if (attempt) {
    const raw = { raw: storable(body) };
    const { id: attemptId, orderId } = attempt;
    await keepOne(services, {
      gateway,
      providerEventId: `${outcome}:${attemptId}`,
      attemptId,
      orderId,
      body: raw,
      outcome,
    });
    return;
  }
  await countCall(services, tryKey('unsigned', from), UNSIGNED_LIMIT);
  const hour = services.now().toISOString().slice(0, 13);
  await keepOne(services, { gateway, providerEventId: `${outcome}@${hour}`, body: {}, outcome });
}

/** Places for signed messages that cannot be read, per gateway: a provider that changed its form sends many. */
const UNREADABLE_KEPT = 1_000;

/** Puts a signed message that cannot be read on record, the same content in the same place. */
async function recordUnreadable(services: Services, gateway: string, { body }: ReceivedMessage): Promise<void> {
  const place = createHash('sha256').update(body).digest().readUInt32BE(0) % UNREADABLE_KEPT;
  const raw = { raw: storable(body) };
  await keepOne(services, { gateway, providerEventId: `unreadable:${place}`, body: raw, outcome: 'unreadable' });
}

/**
 * What the provider itself says, outside any transaction, where its message alone is not enough: one whose signature
 * does not cover the state, and one by which a settled payment would have failed, which is stale news or its deny or
 * cancel.
 * @throws ApiError UNAVAILABLE without an answer: the message is not stored, and sent again
 */
async function confirmed(provider: PaymentProvider, event: ProviderEvent, attempt: AttemptRow): Promise<News> {
  const { state, amountRupiah, isWholeSigned } = event;
  const isAskedAfter = isHeld(attempt.status);
  const undoes = isAskedAfter && (state === 'failed' || state === 'cancelled');
  if (amountRupiah !== attempt.amount || (isWholeSigned && !undoes))
    return { state, amountRupiah, isAskedAfter: false };
  try {
    return { ...(await provider.status(attempt.id)), isAskedAfter };
  } catch (error) {
    throw new ApiError('UNAVAILABLE', { cause: error });
  }
}

/**
 * Stores a message by its id and applies it, in one transaction: a copy waits for the first and then finds it stored.
 * Unknown attempt and wrong amount change nothing.
 */
async function take(
  services: Services,
  provider: PaymentProvider,
  event: ProviderEvent,
  message: ReceivedMessage,
): Promise<void> {
  const { webhookLog } = schema;
  const { gateway } = provider;
  const attempt = await attemptNamed(services.db, gateway, event.attemptId);
  const news = attempt && (await confirmed(provider, event, attempt));
  await services.db.transaction(async (tx) => {
    const stored = await tx
      .insert(webhookLog)
      .values({
        gateway,
        providerEventId: event.eventId,
        attemptId: UUID.test(event.attemptId) ? event.attemptId : null,
        body: withoutSecrets(messageIn(message.body)) as object,
      })
      .onConflictDoNothing()
      .returning({ id: webhookLog.providerEventId });
    if (stored.length === 0) return;
    const outcome = attempt && news ? await applyNews(tx, services, attempt, news) : 'unknownOrder';
    if (outcome === 'wrongAmount' || outcome === 'unknownOrder' || outcome === 'unknownStatus')
      services.log.warn({ gateway, eventId: event.eventId, outcome }, 'payment message');
    await tx
      .update(webhookLog)
      .set({ outcome, orderId: attempt?.orderId ?? null, appliedAt: services.now() })
      .where(and(eq(webhookLog.gateway, gateway), eq(webhookLog.providerEventId, event.eventId)));
  });
}

/** Takes what a payment provider sends (tooling/decisions/0007: verified before anything is read, stored once). */
export const webhook = route(entries.paymentWebhook, async ({ params: { gateway }, message }, services) => {
  const provider = services.providers.get(gateway);
  if (!provider || !message) throw new ApiError('NOT_FOUND');
  const verified = provider.verify(message, services.now());
  switch (verified.kind) {
    case 'badSignature':
      await recordUnsigned(services, provider, message);
      throw new ApiError('UNAUTHORIZED');
    case 'unreadable':
      await recordUnreadable(services, gateway, message);
      return { data: {} };
    case 'event':
      await take(services, provider, verified.event, message);
      return { data: {} };
  }
});

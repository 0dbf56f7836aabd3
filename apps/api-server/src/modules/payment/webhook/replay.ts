import { and, eq } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Services } from '../../../services.ts';
import { recordChange } from '../../staff/change.ts';
import { isHeld } from '../applyCharge.ts';
import type { AttemptRow } from '../openAttempt.ts';
import type { PaymentProvider } from '../provider/port.ts';
import { applyNews, attemptNamed } from './applyNews.ts';
import { messageIn } from './withoutSecrets.ts';

const { webhookLog } = schema;
type Logged = typeof webhookLog.$inferSelect;

/** The payment a kept message names. What nobody vouched for is kept as it came, in `raw`. */
async function namedBy(
  { db }: Services,
  provider: PaymentProvider,
  { attemptId, body }: Logged,
): Promise<AttemptRow | undefined> {
  const { raw } = body as { raw?: unknown };
  const message = typeof raw === 'string' ? messageIn(raw) : body;
  return attemptNamed(db, provider.gateway, attemptId ?? provider.attemptIn(message));
}

async function asked(provider: PaymentProvider, attempt: AttemptRow) {
  try {
    return { ...(await provider.status(attempt.id)), isAskedAfter: isHeld(attempt.status) };
  } catch (error) {
    throw new ApiError('UNAVAILABLE', { cause: error });
  }
}

/**
 * Takes a message up again that was refused or moved nothing: only the payment it names is read from it, and the provider
 * says how that stands. Its news is applied like any other, so that doing it again changes nothing; of several at once
 * one is applied and written down.
 * @throws ApiError UNAVAILABLE without an answer of the provider
 */
export async function replay(services: Services, logged: Logged, by: string): Promise<void> {
  const { gateway, providerEventId } = logged;
  const provider = services.providers.get(gateway);
  const attempt = provider && (await namedBy(services, provider, logged));
  const news = provider && attempt && (await asked(provider, attempt));
  const isThis = and(eq(webhookLog.gateway, gateway), eq(webhookLog.providerEventId, providerEventId));
  await services.db.transaction(async (tx) => {
    const [held] = await tx.select({ at: webhookLog.replayedAt }).from(webhookLog).where(isThis).for('update');
    // Somebody took it up in the same moment: what came of it is on record, once.
    if (held?.at?.getTime() !== logged.replayedAt?.getTime()) return;
    const outcome = attempt && news ? await applyNews(tx, services, attempt, news) : 'unknownOrder';
    await tx
      .update(webhookLog)
      .set({
        replayedAt: services.now(),
        replayedBy: by,
        replayOutcome: outcome,
        ...(attempt ? { orderId: attempt.orderId } : {}),
      })
      .where(isThis);
    await recordChange(tx, {
      by,
      action: 'webhook.replay',
      subject: attempt ? `order ${attempt.orderId}` : `webhook ${gateway}:${providerEventId}`,
      after: { gateway, providerEventId, refused: logged.outcome, outcome },
    });
  });
}

import { setTimeout as delay } from 'node:timers/promises';
import { buryNext, sendNext, type Outbox, type Send } from './queue.ts';

interface Mailer extends Outbox {
  send: Send;
  log: { error(detail: object, message: string): void };
  /** How often an empty outbox is looked at, in milliseconds. */
  idleMs: number;
  stopping: AbortSignal;
}

/** Mails on their way at one time; one of these senders carries nothing but what somebody waits for. */
export const MAILS_AT_ONCE = 4;

async function keepDoing({ log, idleMs, stopping }: Mailer, next: () => Promise<boolean>): Promise<void> {
  while (!stopping.aborted) {
    let isDone = false;
    try {
      isDone = await next();
    } catch (error) {
      log.error({ err: error }, 'outbox');
    }
    if (!isDone) await delay(idleMs, undefined, { signal: stopping }).catch(() => undefined); // aborted: the loop ends by its condition
  }
}

/**
 * Sends the outbox until `stopping` is aborted, several mails at a time, so that one slow mail holds up no one-time
 * code.
 */
export async function runMailer(mailer: Mailer): Promise<void> {
  const { send } = mailer;
  await Promise.all([
    keepDoing(mailer, () => sendNext(mailer, send, { onlyUrgent: true })),
    ...Array.from({ length: MAILS_AT_ONCE - 1 }, () => keepDoing(mailer, () => sendNext(mailer, send))),
    keepDoing(mailer, () => buryNext(mailer)),
  ]);
}

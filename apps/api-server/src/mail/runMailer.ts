import type { FastifyBaseLogger } from 'fastify';
import { keepDoing } from '../keepDoing.ts';
import { buryNext, sendNext, type Outbox, type Send } from './queue.ts';

interface Mailer extends Outbox {
  send: Send;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** How often an empty outbox is looked at, in milliseconds. */
  idleMs: number;
  stopping: AbortSignal;
}

/** Mails on their way at one time; one of these senders carries nothing but what somebody waits for. */
export const MAILS_AT_ONCE = 4;

/**
 * Sends the outbox until `stopping` is aborted, several mails at a time, so that one slow mail holds up no one-time
 * code.
 */
export async function runMailer(mailer: Mailer): Promise<void> {
  const { send } = mailer;
  const sending = { ...mailer, name: 'outbox' };
  await Promise.all([
    keepDoing(sending, () => sendNext(mailer, send, { onlyUrgent: true })),
    ...Array.from({ length: MAILS_AT_ONCE - 1 }, () => keepDoing(sending, () => sendNext(mailer, send))),
    keepDoing(sending, () => buryNext(mailer)),
  ]);
}

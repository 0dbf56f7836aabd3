import { setTimeout as delay } from 'node:timers/promises';
import { abandonOpening } from './abandon.ts';
import { creditNext } from '../invoice/issueCreditNotes.ts';
import { invoiceNext } from '../invoice/issueInvoice.ts';
import { closeNext, expireNext } from './expire.ts';
import { reconcileNext, voidNext } from './reconcile.ts';
import { refundNext } from './refund.ts';
import { remindNext, tellNext } from './remind.ts';
import type { PaymentJobServices } from './services.ts';

/** In this order: what a learner waits for first. */
const JOBS = {
  expire: expireNext,
  close: closeNext,
  void: voidNext,
  reconcile: reconcileNext,
  invoice: invoiceNext,
  abandon: abandonOpening,
  refund: refundNext,
  credit: creditNext,
  tell: tellNext,
  remind: remindNext,
};

/** Pieces of one job done before the next has its turn. */
const AT_MOST = 50;

/** Does all payment work that is due now. A job that fails is told to the log and does not hold up the others. */
export async function runDueJobs(services: PaymentJobServices): Promise<void> {
  for (const [name, job] of Object.entries(JOBS)) {
    try {
      for (let done = 0; done < AT_MOST && (await job(services)); done++);
    } catch (error) {
      services.log.error({ err: error, job: name }, 'payment job');
    }
  }
}

/** Does payment work as it falls due, until `stopping` is aborted. */
export async function runPaymentJobs(
  services: PaymentJobServices,
  { idleMs, stopping }: { idleMs: number; stopping: AbortSignal },
): Promise<void> {
  while (!stopping.aborted) {
    await runDueJobs(services);
    await delay(idleMs, undefined, { signal: stopping }).catch(() => undefined); // aborted: the loop ends by its condition
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

interface Doing {
  log: Pick<FastifyBaseLogger, 'error'>;
  /** What is said in the log of a step that failed. */
  name: string;
  /** How often it is looked for something to do where there was nothing, in milliseconds. */
  idleMs: number;
  stopping: AbortSignal;
}

/**
 * Does one thing after the other until `stopping` is aborted. What fails is told to the log and tried again.
 * @param next does what is due next, and tells whether there was anything
 */
export async function keepDoing({ log, name, idleMs, stopping }: Doing, next: () => Promise<boolean>): Promise<void> {
  while (!stopping.aborted) {
    let isDone = false;
    try {
      isDone = await next();
    } catch (error) {
      log.error({ err: error }, name);
    }
    if (!isDone) await delay(idleMs, undefined, { signal: stopping }).catch(() => undefined); // aborted: the loop ends by its condition
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import { eraseNextDue, type ErasureServices } from './eraseAccount.ts';
import { removeStaleUploads } from '../pieces/pieces.ts';
import { retain } from './retain.ts';

/** How often it is looked for what has had its time, in milliseconds. */
const RETAIN_EVERY_MS = 6 * 3_600_000;

/**
 * Erases accounts whose week is over and takes away what has been kept for long enough, until `stopping` is aborted.
 * What fails is told to the log and tried again.
 */
export async function runPersonalDataJobs(
  services: ErasureServices,
  { idleMs, stopping }: { idleMs: number; stopping: AbortSignal },
): Promise<void> {
  let retainAt = services.now().getTime();
  while (!stopping.aborted) {
    try {
      const failed = new Set<string>(); // each is tried again in the next round
      while ((await eraseNextDue(services, failed)) && !stopping.aborted);
      if (services.now().getTime() >= retainAt) {
        retainAt = services.now().getTime() + RETAIN_EVERY_MS;
        await retain(services);
        await removeStaleUploads(services);
      }
    } catch (error) {
      services.log.error({ err: error }, 'personal data job');
    }
    await delay(idleMs, undefined, { signal: stopping }).catch(() => undefined); // aborted: the loop ends by its condition
  }
}

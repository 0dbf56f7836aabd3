import { DAY_MS, HOUR_MS, midnightOf } from '@suluh/domain/time';
import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from '../../../services.ts';
import { remindAttending } from '../../attending/remind.ts';
import { withinRound } from '../../attending/round.ts';
import { tellAlerts } from '../../job/tellAlerts.ts';
import { giveWaiting } from '../../voucher/giveCodes.ts';
import { closeLateAttempts } from '../../test/closeAttempt.ts';
import { forgetPastCities } from '../../../search/pastCities.ts';
import { countLearners } from './countLearners.ts';
import { sweepDue } from './sweep.ts';

/** What work on learning needs of a worker. */
export type LearningJobServices = Pick<Services, 'db' | 'settings' | 'log' | 'now'>;

/** Hour of the night the sweep begins at, in Jakarta. */
const SWEEP_HOUR = 2;

/** How often courses are told how many take them, in milliseconds: each time their pages are made anew. */
const COUNT_EVERY_MS = 600_000;

/** When the sweep begins next. */
export function nextSweep(now: Date): Date {
  const tonight = midnightOf(now).getTime() + SWEEP_HOUR * HOUR_MS;
  return new Date(tonight > now.getTime() ? tonight : tonight + DAY_MS);
}

/**
 * Closes tries whose time is over, reminds of classes, gives codes that were waited for, tells of new vacancies, takes cities of past dates
 * out of the search, counts learners, and once a night looks for what was left unfinished, until `stopping` is aborted. What fails is told to the log and tried again.
 */
export async function runLearningJobs(
  services: LearningJobServices,
  { idleMs, stopping }: { idleMs: number; stopping: AbortSignal },
): Promise<void> {
  let sweepAt = nextSweep(services.now());
  let countAt = services.now();
  while (!stopping.aborted) {
    try {
      while ((await closeLateAttempts(services)) > 0 && !stopping.aborted);
      await remindAttending(services, withinRound(stopping));
      await services.db.transaction((tx) => giveWaiting(tx, null, services.now())); // bought while a batch was made
      await tellAlerts(services);
      while ((await forgetPastCities(services)) > 0 && !stopping.aborted);
      if (services.now() >= countAt) {
        countAt = new Date(services.now().getTime() + COUNT_EVERY_MS);
        while ((await countLearners(services)) > 0 && !stopping.aborted);
      }
      if (services.now() >= sweepAt) {
        sweepAt = nextSweep(services.now());
        await sweepDue(services);
      }
    } catch (error) {
      services.log.error({ err: error }, 'learning job');
    }
    await delay(idleMs, undefined, { signal: stopping }).catch(() => undefined); // aborted: the loop ends by its condition
  }
}

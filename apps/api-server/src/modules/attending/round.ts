import type { LearningJobServices } from '../learning/jobs/run.ts';

/** Learners read in one go. */
export const ROUND_BATCH = 200;

/** So long one round of reminders takes at most; the next one goes on with who is left, the soonest first. */
const ROUND_MS = 60_000;

/** Whether a round goes on: until its time is over, or the process is to stop. */
export function withinRound(stopping?: AbortSignal): () => boolean {
  const until = performance.now() + ROUND_MS;
  return () => !stopping?.aborted && performance.now() < until;
}

/** SQL of whether the clock of a zone stands between two minutes of the day at an instant, both included. */
export const betweenMinutes = (instant: string, zone: string, from: string, until: string): string =>
  `extract(hour from ${instant}::timestamptz at time zone ${zone}) * 60
        + extract(minute from ${instant}::timestamptz at time zone ${zone}) between ${from} and ${until}`;

interface Round<Due> {
  /** The next of those who are due, after the last that was read; fewer than a batch when none is left. */
  read: (after: Due | null) => Promise<Due[]>;
  /** Tells one; false when that turned out to be done or not due. */
  tell: (due: Due) => Promise<boolean>;
  goesOn: () => boolean;
}

/**
 * Tells everybody who is due, batch by batch. One who cannot be told is told to the log and keeps no other from it: each
 * batch begins after the one before, whatever became of it. @returns how many were told
 */
export async function tellAllDue<Due extends { enrolmentId: string }>(
  { log }: Pick<LearningJobServices, 'log'>,
  { read, tell, goesOn }: Round<Due>,
): Promise<number> {
  let told = 0;
  for (let last: Due | null = null; goesOn();) {
    const batch = await read(last);
    for (const due of batch) {
      if (!goesOn()) return told;
      try {
        if (await tell(due)) told += 1;
      } catch (error) {
        log.error({ err: error, enrolmentId: due.enrolmentId }, 'a reminder could not be sent');
      }
    }
    if (batch.length < ROUND_BATCH) break;
    last = batch.at(-1)!;
  }
  return told;
}

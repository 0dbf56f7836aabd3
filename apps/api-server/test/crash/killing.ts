import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Killable } from './processes.ts';

/**
 * Calls a process of the API answers before it is killed, fewer than this, and how long it may live after them, in
 * milliseconds.
 */
const [ANSWERS, LIFE_MS] = [10, 100];

/** How often the API is to be killed, and how many of its calls were answered so far. */
interface Killing {
  apiKills: number;
  answers(): number;
}

/**
 * Waits for this many more answers, but no longer than 100 ms for each: shoppers may all be waiting for something else.
 */
async function untilAnswered(answers: () => number, count: number): Promise<void> {
  const goal = answers() + count;
  for (let tries = 0; answers() < goal && tries < count * 20; tries++) await delay(5);
}

/**
 * Kills the API at random moments, and the worker or the sandbox now and then; each is started again at once. Moments
 * are counted in calls answered, so that they fall into checkouts on a slow machine as on a fast one.
 */
export async function killAll(
  [api, worker, sandbox]: [Killable, Killable, Killable],
  { apiKills, answers }: Killing,
): Promise<Record<string, number>> {
  const kills: Record<string, number> = { api: 0, worker: 0, sandbox: 0 };
  const killNow = async (victim: Killable) => {
    await delay(randomInt(LIFE_MS));
    await victim.kill();
    kills[victim.name]!++;
    await victim.start();
  };
  const killApi = async () => {
    while (kills.api! < apiKills) {
      await untilAnswered(answers, randomInt(ANSWERS));
      await killNow(api);
    }
  };
  const killOthers = async () => {
    while (kills.api! < apiKills) {
      await untilAnswered(answers, randomInt(12 * ANSWERS));
      await killNow(randomInt(4) === 0 ? sandbox : worker);
    }
  };
  await Promise.all([killApi(), killOthers()]);
  return kills;
}

import { setTimeout as delay } from 'node:timers/promises';
import { site } from '@suluh/api/catalogue';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import { MAIL_QUEUE } from '../../mail/mailQueue.ts';

/** Mail that waits longer than this means that no worker runs. */
const QUEUE_LATE = "interval '5 minutes'";

/** A database that takes the question and says nothing is down too: whoever asks acts on the answer. */
const PATIENCE_MS = 3_000;

const silence = async (): Promise<never> => {
  await delay(PATIENCE_MS, undefined, { ref: false });
  throw new Error('the database says nothing');
};

/** Whether database and queue are up: 200 when requests can be served, else 503 with what is down. */
export const health = route(site.healthCheck, async ({ log }, { pool }) => {
  try {
    const asked = pool.query<{ late: boolean }>(
      `select exists(select from pgboss.job where name = '${MAIL_QUEUE}' and state < 'active' and start_after < now() - ${QUEUE_LATE}) as late`,
    );
    asked.catch(() => undefined); // what comes too late is told by the refusal already
    const { rows } = await Promise.race([asked, silence()]);
    return { data: { db: 'up' as const, queue: rows[0]?.late ? ('down' as const) : ('up' as const) } };
  } catch (error) {
    log.error({ err: error }, 'health');
    throw new ApiError('UNAVAILABLE', { data: { db: 'down', queue: 'down' } });
  }
});

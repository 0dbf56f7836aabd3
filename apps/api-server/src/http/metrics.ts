import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { backgroundFigures, type BackgroundFigures } from '../jobs/figures.ts';
import type { Services } from '../services.ts';
import type { SecurityEvents } from './securityEvents.ts';

/** Gauges in the text form of Prometheus, with what they mean. */
const GAUGES = [
  ['suluh_jobs_waiting', 'Mails not sent yet, payment work that is due.', 'waiting'],
  ['suluh_jobs_oldest_seconds', 'For how long the oldest of them has waited.', 'oldestSeconds'],
  ['suluh_jobs_failing', 'Of those that wait: what has failed at least once.', 'failing'],
  ['suluh_jobs_dead', 'What was given up and waits for a person (npm run jobs).', 'dead'],
] as const satisfies readonly (readonly [string, string, keyof BackgroundFigures])[];

const written = (figures: readonly BackgroundFigures[]): string =>
  GAUGES.flatMap(([name, help, field]) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} gauge`,
    ...figures.map((each) => `${name}{kind="${each.kind}"} ${each[field]}`),
  ]).join('\n') + '\n';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * GET /metrics for whoever watches over the service: how work in the background stands, by kind, and what
 * was refused that an attack would cause. Who asks shows
 * METRICS_TOKEN; without one there is no such address.
 */
export function registerMetrics(
  app: FastifyInstance,
  { pool, settings }: Pick<Services, 'pool' | 'settings'>,
  securityEvents: SecurityEvents,
): void {
  const { METRICS_TOKEN } = settings;
  if (METRICS_TOKEN === undefined) return;
  const expected = digest(`Bearer ${METRICS_TOKEN}`);
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      return reply.code(401).header('www-authenticate', 'Bearer').send();
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(written(await backgroundFigures(pool)) + securityEvents.written());
  });
}

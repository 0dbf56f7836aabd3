import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './apiError.ts';
import { isOwnServer } from './visitor.ts';
import type { Services } from '../services.ts';

/** Silence longer than this means that the line is dead: who follows then comes again. */
const HEARTBEAT_MS = 2_000;

/**
 * GET /api/changes for our own apps alone: an answer that does not end, a line of JSON for each change and an empty one
 * as a sign of life. No entry of the catalogue, because nobody else may ask.
 */
export function registerChanges(
  app: FastifyInstance,
  { announcements, settings }: Pick<Services, 'announcements' | 'settings'>,
): void {
  const open = new Set<ServerResponse>();
  app.get('/api/changes', { config: { rateLimit: false } }, (request, reply) => {
    if (!isOwnServer(request, settings)) throw new ApiError('FORBIDDEN');
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    raw.write('\n');
    const stopHearing = announcements.listen((announcement) => raw.write(`${JSON.stringify(announcement)}\n`));
    const beating = setInterval(() => raw.write('\n'), HEARTBEAT_MS).unref();
    open.add(raw);
    raw.on('close', () => {
      open.delete(raw);
      clearInterval(beating);
      stopHearing();
    });
  });
  app.addHook('preClose', (done) => {
    announcements.stop();
    for (const raw of open) raw.end();
    done();
  });
}

import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { trustedProxies } from '@suluh/api/visitor';
import { routes } from '../modules/index.ts';
import { registerHandInUploads } from '../modules/lesson/handInUploads.ts';
import { registerLessonUploads } from '../modules/staffCourse/lessonUploads.ts';
import { registerClosedFiles } from '../storage/closedFiles.ts';
import { registerPackageFrame } from '../storage/packageFrame.ts';
import { registerOpenFiles } from '../storage/openFiles.ts';
import { registerChanges } from './changes.ts';
import { registerDocumentation } from './documentation/index.ts';
import { installErrorHandler, refusalOf } from './errorHandler.ts';
import { registerMetrics } from './metrics.ts';
import { registerRoute } from './registerRoute.ts';
import { callerOf, SecurityEvents } from './securityEvents.ts';
import { isOwnServer, visitorKey } from './visitor.ts';
import type { Services } from '../services.ts';
import { tooManyRequests } from './tryLimit.ts';

/** Largest body of a JSON post, in bytes. */
const BODY_LIMIT = 256 * 1024;

/** Our own servers render pages for many visitors: their word that it is them is signed. */
const INTERNAL_FACTOR = 20;

/** Refusals before any route is found, such as a broken escape in the address. */
function refuse(error: unknown, reply: FastifyReply): void {
  const refusal = refusalOf(error);
  void reply.code(refusal.httpStatus).send(refusal.body());
}

/**
 * Builds the API on its services: security headers, limits, every route of the catalogue, the reference at /api/docs.
 * Listening is up to the caller. Whose call it is, is what our apps sign, else who connects, behind the proxies of
 * TRUSTED_PROXIES.
 */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { settings } = services;
  const app = Fastify({
    loggerInstance: services.log,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    logController: new LogController({ disableRequestLogging: true }), // one line per request, below
    frameworkErrors: (error, _request, reply: unknown) => refuse(error, reply as FastifyReply),
    trustProxy: trustedProxies(settings.TRUSTED_PROXIES),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
  installErrorHandler(app);
  const securityEvents = new SecurityEvents();
  securityEvents.install(app, settings);
  app.decorateRequest('caller', undefined as never);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...callerOf(request),
      },
      'answered',
    );
    done();
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], frameAncestors: ["'none'"] },
    },
  });
  await app.register(rateLimit, {
    keyGenerator: (request) => visitorKey(request, settings),
    max: (request) => settings.RATE_LIMIT_PER_MINUTE * (isOwnServer(request, settings) ? INTERNAL_FACTOR : 1), // of this process; what can be guessed is counted by all together
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000)),
  });
  for (const each of routes) registerRoute(app, each, services);
  registerHandInUploads(app, services);
  registerLessonUploads(app, services);
  registerChanges(app, services);
  registerClosedFiles(app, services);
  registerPackageFrame(app, services);
  registerMetrics(app, services, securityEvents);
  registerOpenFiles(app, services.files.open);
  registerDocumentation(app);
  return app;
}

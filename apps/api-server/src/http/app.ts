import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { routes } from '../modules/index.ts';
import { registerStorage } from '../storage/index.ts';
import { ApiError } from './apiError.ts';
import { registerDocumentation } from './documentation.ts';
import { installErrorHandler, refusalOf } from './errorHandler.ts';
import { registerRoute } from './registerRoute.ts';
import type { Services } from './services.ts';

/** Largest body of a JSON post, in bytes. */
const BODY_LIMIT = 256 * 1024;

/** Our own servers render pages for many visitors: they call from this machine without naming one. */
const INTERNAL_FACTOR = 20;

const isLoopback = (address: string): boolean => address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';

const isInternal = (request: FastifyRequest): boolean => isLoopback(request.ip) && request.headers['x-forwarded-for'] === undefined;

/** Refusals before any route is found, such as a broken escape in the address. */
function refuse(error: unknown, reply: FastifyReply): void {
  const refusal = refusalOf(error);
  void reply.code(refusal.httpStatus).send(refusal.body());
}

/**
 * Builds the API on its services: security headers, limits, every route of the catalogue, the reference at /api/docs.
 * Listening is up to the caller. Addresses of visitors are believed from X-Forwarded-For of this machine's servers only.
 */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { env } = services;
  const app = Fastify({
    loggerInstance: services.log,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    logController: new LogController({ disableRequestLogging: true }), // one line per request, below
    frameworkErrors: (error, _request, reply: unknown) => refuse(error, reply as FastifyReply),
    trustProxy: 'loopback',
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
  installErrorHandler(app);
  app.decorateRequest('caller', undefined as never);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ method: request.method, path: request.url.split('?', 1)[0], status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
  await app.register(helmet, { contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], frameAncestors: ["'none'"] } } });
  await app.register(rateLimit, {
    max: (request) => env.RATE_LIMIT_PER_MINUTE * (isInternal(request) ? INTERNAL_FACTOR : 1),
    timeWindow: 60_000,
    errorResponseBuilder: () => new ApiError('TOO_MANY_REQUESTS'),
  });
  for (const each of routes) registerRoute(app, each, services);
  registerStorage(app, env);
  registerDocumentation(app);
  return app;
}

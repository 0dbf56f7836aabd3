import type { FastifyError, FastifyInstance } from 'fastify';
import { ApiError } from './apiError.ts';

/** Refusals of Fastify and its plugins, by HTTP status. */
function known(error: FastifyError): ApiError | undefined {
  switch (error.statusCode) {
    case 400:
      return new ApiError('BAD_REQUEST');
    case 404:
      return new ApiError('NOT_FOUND');
    case 413:
      return new ApiError('PAYLOAD_TOO_LARGE');
    case 414:
    case 431:
      return new ApiError('BAD_REQUEST');
    case 415:
      return new ApiError('UNSUPPORTED_MEDIA_TYPE');
    case 429:
      return new ApiError('TOO_MANY_REQUESTS');
    default:
      return undefined;
  }
}

/** What PostgreSQL, the network and the disk say when they are unable; whatever was begun is undone as a whole. */
const UNABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  '40001',
  '40P01', // of two that wait for each other one is undone
  '57014', // a statement took longer than it may
  '57P01',
  '57P02',
  '57P03',
  '58030',
  '53300',
  '53100', // the disk of the database is full
  'ENOSPC', // and that of files
  'EDQUOT',
  'EROFS',
  '53200',
]);

/** Characters PostgreSQL cannot store in text: the sender's mistake. */
const UNSTORABLE = new Set(['22021', '22P05', '22003']);

/** The refusal an error is answered with; INTERNAL for what is not expected. */
export function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const fault = error as FastifyError & { code?: string; cause?: { code?: string } };
  const code = fault.cause?.code ?? fault.code ?? '';
  if (UNABLE.has(code) || /timeout exceeded when trying to connect|Connection terminated/.test(String(fault.message)))
    return new ApiError('UNAVAILABLE');
  if (UNSTORABLE.has(code)) return new ApiError('BAD_REQUEST');
  return known(fault) ?? new ApiError('INTERNAL');
}

/** When to ask again after a 503. */
const RETRY_AFTER_SECONDS = 30;

/**
 * The one place that turns errors into answers. What it does not know becomes INTERNAL, and is only told to the log.
 */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.httpStatus >= 500) request.log.error({ err: error }, 'request failed');
    if (refusal.status === 'TOO_MANY_REQUESTS' && typeof refusal.detail.data === 'number')
      reply.header('retry-after', refusal.detail.data);
    if (refusal.httpStatus === 503) reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    return reply.code(refusal.httpStatus).send(refusal.body());
  });
  app.setNotFoundHandler((_request, reply) => {
    const refusal = new ApiError('NOT_FOUND');
    return reply.code(refusal.httpStatus).send(refusal.body());
  });
}

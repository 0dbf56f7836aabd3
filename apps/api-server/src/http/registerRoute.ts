import { Readable } from 'node:stream';
import type { Entry, fileData } from '@suluh/api/catalogue';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { LINE_HEADER, SITE_HEADER } from '@suluh/domain/address';
import type { CourseLine } from '@suluh/domain/session';
import { totalPages } from '@suluh/domain/pagination';
import { refusedField, refusedFieldText } from '@suluh/i18n-id/refusedField';
import { SUCCESS_MESSAGE } from '@suluh/i18n-id/server';
import { recordReading } from '../access/recordReading.ts';
import { doneFrom } from '../db/index.ts';
import { ApiError } from './apiError.ts';
import { authenticate } from './authenticate.ts';
import { callLine } from './callLine.ts';
import { callProgram, namedPrograms } from './callProgram.ts';
import { readQuery } from './query.ts';
import { onceByKey } from './repeated.ts';
import { responseSchema } from './responseSchema.ts';
import type { Caller, Call, Route } from './route.ts';
import type { Services } from '../services.ts';
import { countCall, tryKey } from './tryLimit.ts';
import { unstorablePath } from './unstorable.ts';
import { takeUpload, uploadOf } from './upload.ts';
import { isOwnServer, originOf, visitorKey } from './visitor.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/** What is read at a field that says nothing itself: forms of learners word the codes of their own rules. */
const IN_WORDS = { error: refusedField };

function validated({ takesAnyText }: Entry, part: string, schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return {};
  const spoiled = takesAnyText ? null : unstorablePath(value);
  if (spoiled)
    throw new ApiError('BAD_REQUEST', {
      errors: [{ field: spoiled.join('.') || part, message: refusedFieldText.letters }],
    });
  const result = schema.safeParse(value, IN_WORDS);
  if (result.success) return result.data;
  const errors = result.error.issues
    .slice(0, 20)
    .map(({ path, message }) => ({ field: path.join('.') || part, message }));
  throw new ApiError('BAD_REQUEST', { errors });
}

const headerOf = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' && value.length <= 200 ? value : null;
};

/** The key of a deed. @throws ApiError BAD_REQUEST for one that cannot be held: its deed would be done again */
function keyOf(request: FastifyRequest): string | null {
  const key = headerOf(request, 'idempotency-key');
  if (key === null && request.headers['idempotency-key'])
    throw new ApiError('BAD_REQUEST', {
      errors: [{ field: 'Idempotency-Key', message: refusedFieldText.maxLetters('200') }],
    });
  return key;
}

/** The version an If-Match names; null for one that names none. */
const versionOf = (header: string | null): number | null => {
  const [, digits] = /^"?(\d{1,9})"?$/.exec(header ?? '') ?? [];
  return digits === undefined ? null : Number(digits);
};

const searchOf = (url: string): string => {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start + 1);
};

async function callOf(
  entry: Entry,
  request: FastifyRequest,
  { program, line }: { program: string | null; line: CourseLine | null },
  { settings }: Services,
): Promise<Call<Entry>> {
  return {
    params: validated(entry, 'params', entry.params, request.params) as Call<Entry>['params'],
    query: validated(
      entry,
      'query',
      entry.query,
      readQuery(searchOf(request.url), entry.query),
    ) as Call<Entry>['query'],
    body: entry.body ? validated(entry, 'body', entry.body, request.body) : undefined,
    file: entry.upload ? await uploadOf(entry.upload, request) : null,
    caller: request.caller,
    programHeader: program,
    line,
    site: headerOf(request, SITE_HEADER),
    idempotencyKey: keyOf(request),
    ifMatch: versionOf(headerOf(request, 'if-match')),
    message:
      entry.auth === 'W'
        ? {
            body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
            headers: request.headers,
            from: visitorKey(request, settings),
          }
        : null,
    log: request.log,
  };
}

/**
 * How long a shared answer is reused, in milliseconds, unless courses change before: events end, sales begin.
 */
const SHARED_MS = 2_500;

/** Sends a file as it is, never kept by anything between. */
function sendFile(reply: FastifyReply, mediaType: string, { bytes, name }: z.output<typeof fileData>): FastifyReply {
  return reply
    .type(mediaType)
    .header('content-disposition', `inline; filename="${name.replaceAll(/[^\w.-]/g, '-')}"`)
    .header('cache-control', 'private, no-store')
    .send(bytes instanceof Uint8Array ? Buffer.from(bytes) : Readable.from(bytes, { objectMode: false }));
}

/** A signature covers bytes, so bodies of entries marked W arrive as bytes, whatever their media type. */
function takeBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/**
 * Makes a catalogue entry answer: authenticates by its mark, validates by its schemas, runs the route, and serialises
 * through the declared response. Shared answers are kept as written until courses change. Log in and the like
 * have the tighter rate limit.
 */
export function registerRoute(app: FastifyInstance, route: Route, services: Services): void {
  const { auth, upload, isBodyUnread } = route.entry;
  if (auth !== 'W' && !upload && !isBodyUnread) return addRoute(app, route, services);
  void app.register(async (scope) => {
    if (upload) takeUpload(scope, upload);
    else takeBytes(scope);
    addRoute(scope, route, services);
  });
}

/** A page of ours that will be kept reads what is true now, not what was a moment ago. */
const isAskedAnew = (request: FastifyRequest, { settings }: Pick<Services, 'settings'>): boolean =>
  headerOf(request, 'cache-control') === 'no-cache' && isOwnServer(request, settings);

function addRoute(app: FastifyInstance, { entry, handle, isShared }: Route, services: Services): void {
  const response = Object.fromEntries(
    Object.entries(entry.responses).map(([status, schema]) => [status, responseSchema(schema)]),
  );
  const success = entry.status ?? 200;
  const bodyLimit = entry.keptFromAnybody?.maxBodyBytes ?? entry.maxBodyBytes;
  app.route({
    method: entry.method,
    url: entry.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: { response },
    config: { entry },
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    onRequest: async (request) => {
      if (entry.guarded)
        await countCall(services, tryKey('guarded', visitorKey(request, services.settings)), {
          calls: services.settings.AUTH_RATE_LIMIT_PER_MINUTE,
          windowSeconds: 60,
        });
      if (entry.keptFromAnybody)
        await countCall(services, tryKey(entry.id, visitorKey(request, services.settings)), {
          calls: Math.ceil(services.settings.RATE_LIMIT_PER_MINUTE * entry.keptFromAnybody.shareOfCalls),
          windowSeconds: 60,
        });
      request.caller = await authenticate(entry, request.headers.authorization, services);
    },
    handler: (request, reply) => {
      const origin = originOf(entry, { request, caller: request.caller }, services.settings);
      return origin ? doneFrom(origin, () => answered(request, reply)) : answered(request, reply);
    },
  });

  async function answered(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    reply.code(success);
    if (entry.isForOtherSites) reply.header('access-control-allow-origin', '*');
    const header = headerOf(request, 'x-program');
    const program = await callProgram(services, request.caller, header, () =>
      namedPrograms(header, searchOf(request.url), entry.upload ? null : request.body),
    );
    const line = callLine(request.caller, headerOf(request, LINE_HEADER));
    const area = { program, line };
    if (entry.file) {
      const call = await callOf(entry, request, area, services);
      const file = (await handle(call, services)).data as z.output<typeof fileData>;
      await recordReading(services, entry, { caller: call.caller, params: call.params, file: file.name });
      return sendFile(reply, entry.file, file);
    }
    const answer = async () => {
      const call = await callOf(entry, request, area, services);
      const { data, meta } = await onceByKey(services, entry, call, () => handle(call, services));
      await recordReading(services, entry, { caller: call.caller, params: call.params });
      const envelope = { success: true, code: success, message: SUCCESS_MESSAGE, data };
      return meta ? { ...envelope, meta: { ...meta, totalPage: totalPages(meta.totalData, meta.limit) } } : envelope;
    };
    if (!isShared || isAskedAnew(request, services)) return answer();
    const moment = Math.floor(services.now().getTime() / SHARED_MS);
    const key = `answer ${moment} ${program ?? ''} ${line ?? ''} ${request.url}`;
    const written = await services.courseCache.keep(key, async () => String(reply.serialize(await answer())));
    reply.type('application/json; charset=utf-8');
    return written;
  }
}

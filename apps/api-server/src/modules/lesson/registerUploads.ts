import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { learningEntries as entries } from '@suluh/api/catalogue';
import { HAND_IN_MOST_BYTES } from '@suluh/domain/learning';
import { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../http/apiError.ts';
import { authenticate } from '../../http/authenticate.ts';
import { callProgram } from '../../http/callProgram.ts';
import { refusalOf } from '../../http/errorHandler.ts';
import type { Services } from '../../services.ts';
import { ownedCourse } from '../learning/queries.ts';
import { lessonOf } from '../learning/readLessons.ts';
import { UploadStore } from './uploadStore.ts';

type Params = { id: string; lessonId: string; upload?: string };
type UploadRequest = FastifyRequest<{ Params: Params }>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An assignment of a course the caller owns. @throws ApiError NOT_FOUND for any other */
async function assignmentOf(request: UploadRequest, services: Services) {
  const { id, lessonId, upload } = request.params;
  if (!/^[1-9]\d{0,8}$/.test(lessonId) || (upload !== undefined && !UUID.test(upload))) throw new ApiError('NOT_FOUND');
  const caller = await authenticate(entries.lessonSubmit, request.headers.authorization, services);
  const header = request.headers['x-program'];
  const programHeader = await callProgram(services, caller, typeof header === 'string' ? header : null, () => []);
  const { enrolment } = await ownedCourse(services, { caller, programHeader }, id);
  const row = await lessonOf(services.db, enrolment, { lessonId: Number(lessonId), now: services.now() });
  if (row.kind !== 'assignment') throw new ApiError('NOT_FOUND');
  return { enrolmentId: enrolment.id, lessonId: row.id, rule: row.rule };
}

/** What the protocol answers, by the way Fastify answers. */
async function answered(reply: FastifyReply, { status, headers, body }: Response): Promise<FastifyReply> {
  for (const [name, value] of headers) if (!/^access-control-|^content-length$/.test(name)) reply.header(name, value);
  return reply.code(status).send(body ? Buffer.from(await new Response(body).arrayBuffer()) : '');
}

/**
 * Takes work that is handed in in pieces by the protocol tus 1.0, beside the catalogue since its headers and bodies are
 * the protocol's: at /api/my-course/{id}/lesson/{lessonId}/upload (docs/product/learning.md#work). Bearer of the learner.
 */
export function registerUploads(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null)); // read as it arrives
    const handle = async (request: UploadRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const of = await assignmentOf(request, services);
      const server = new Server({
        path: '/',
        datastore: new UploadStore(services, of),
        maxSize: HAND_IN_MOST_BYTES,
        allowedOrigins: [],
        namingFunction: () => randomUUID(),
        generateUrl: (_asked, { id }) => `upload/${id}`, // relative: each site has the API below a path of its own
        getFileIdFromRequest: () => request.params.upload,
        onResponseError: (_asked, error) => {
          if (!(error instanceof Error)) return undefined; // the protocol's own refusals
          const { httpStatus: status_code } = refusalOf(error);
          if (status_code >= 500) request.log.error({ err: error }, 'upload failed');
          return { status_code: status_code === 409 ? 422 : status_code, body: '' }; // 409 is the protocol's: ask where it stands
        },
      });
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers))
        if (typeof value === 'string' && name !== 'authorization') headers.set(name, value);
      const hasBody = request.method === 'PATCH' || request.method === 'POST';
      const asked = new Request(`http://suluh${request.url}`, {
        method: request.method,
        headers,
        ...(hasBody ? { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' } : {}),
      } as RequestInit);
      return answered(reply, await server.handleWeb(asked));
    };
    const base = '/api/my-course/:id/lesson/:lessonId/upload';
    scope.route<{ Params: Params }>({ method: 'POST', url: base, handler: handle });
    scope.route<{ Params: Params }>({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${base}/:upload`, handler: handle });
  });
}

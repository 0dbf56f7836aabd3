import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../http/apiError.ts';
import { refusalOf } from '../../http/errorHandler.ts';
import type { Services } from '../../services.ts';
import { PieceStore, refusal, type Taking } from './pieceStore.ts';

type Params = { id: string; lessonId: string; upload?: string };
export type PiecesRequest = FastifyRequest<{ Params: Params }>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NUMBER = /^[1-9]\d{0,8}$/;

/** What the protocol answers, by the way Fastify answers. */
async function answered(reply: FastifyReply, { status, headers, body }: Response): Promise<FastifyReply> {
  for (const [name, value] of headers) if (!/^access-control-|^content-length$/.test(name)) reply.header(name, value);
  return reply.code(status).send(body ? Buffer.from(await new Response(body).arrayBuffer()) : '');
}

/** A refusal of ours in the words of the protocol, which has its own 409: ask where it stands. */
function refused(error: Error, request: PiecesRequest) {
  const { httpStatus, detail } = refusalOf(error);
  if (httpStatus >= 500) request.log.error({ err: error }, 'upload failed');
  const { reason = '' } = (detail.data ?? {}) as { reason?: string };
  return refusal(httpStatus === 409 ? 422 : httpStatus, reason);
}

/**
 * Takes files in pieces by the protocol tus 1.0, beside the catalogue since its headers and bodies are the protocol's: at
 * {base}/{id}/lesson/{lessonId}/upload. `takingOf` says what is taken there. @throws ApiError what `takingOf` throws
 */
export function registerPieces(
  app: FastifyInstance,
  services: Services,
  at: { base: `/api/${string}`; takingOf: (request: PiecesRequest, lessonId: number) => Promise<Taking> },
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null)); // read as it arrives
    const handle = async (request: PiecesRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { lessonId, upload } = request.params;
      if (!NUMBER.test(lessonId) || (upload !== undefined && !UUID.test(upload))) throw new ApiError('NOT_FOUND');
      const taking = await at.takingOf(request, Number(lessonId));
      const server = new Server({
        path: '/',
        datastore: new PieceStore(services, taking),
        maxSize: taking.maxBytes,
        allowedOrigins: [],
        namingFunction: () => randomUUID(),
        generateUrl: (_asked, { id }) => `upload/${id}`, // relative: each site has the API below a path of its own
        getFileIdFromRequest: () => upload,
        onResponseError: (_asked, error) => (error instanceof Error ? refused(error, request) : undefined), // all else is the protocol's own
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
    const url = `${at.base}/:id/lesson/:lessonId/upload`;
    scope.route<{ Params: Params }>({ method: 'POST', url, handler: handle });
    scope.route<{ Params: Params }>({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${url}/:upload`, handler: handle });
  });
}

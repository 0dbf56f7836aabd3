import { createHash } from 'node:crypto';
import { openApiDocument } from '@suluh/api/openapi';
import type { FastifyInstance } from 'fastify';
import { documentationPage } from './page.ts';
import { TRY_OUT } from './tryOut.ts';

/** The page runs its own script and calls this server, nothing else. */
const contentSecurityPolicy = {
  directives: {
    defaultSrc: ["'none'"],
    styleSrc: ["'unsafe-inline'"],
    scriptSrc: [`'sha256-${createHash('sha256').update(TRY_OUT).digest('base64')}'`],
    connectSrc: ["'self'"],
    fontSrc: ['data:'],
    frameAncestors: ["'none'"],
  },
};

/** Serves the reference at /api/docs and the OpenAPI document at /api/docs/openapi.json, open to everybody. */
export function registerDocumentation(app: FastifyInstance): void {
  let page: string | undefined; // few ask for them
  let document: string | undefined;
  app.get('/api/docs', { helmet: { contentSecurityPolicy } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send((page ??= documentationPage())),
  );
  app.get('/api/docs/openapi.json', async (_request, reply) =>
    reply.type('application/json').send((document ??= JSON.stringify(openApiDocument()))),
  );
}

import { createReadStream, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import mime from 'mime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../http/apiError.ts';
import type { Services } from '../services.ts';
import { openedAsset, type ClosedParams } from './closedFiles.ts';
import { versionOf } from './packageVersion.ts';
import { counted } from './dataUse.ts';
import { sendStored } from './sendStored.ts';

const require = createRequire(import.meta.url);
const LIBRARY = path.join(path.dirname(require.resolve('scorm-again')));
const SCRIPTS = { '1.2': 'scorm12.min.js', '2004': 'scorm2004.min.js' } as const;

/** What a package may do: everything with itself, nothing elsewhere. */
const POLICY = [
  "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'",
  "form-action 'none'",
  "base-uri 'self'",
  'frame-ancestors http: https:',
].join('; ');

const bridge = readFileSync(path.join(import.meta.dirname, 'packageBridge.js'), 'utf8');

/** What is written in letters, all of it in UTF-8. */
const TEXT = /^text\/|javascript|json$/;

/** The page of the frame: the library, the bridge to the lesson, and the package in a frame of its own. */
const startPage = (version: keyof typeof SCRIPTS, entry: string): string =>
  `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Paket</title>
<style>html,body,iframe{margin:0;width:100%;height:100%;border:0;display:block}</style></head>
<body><iframe id="paket" title="Paket" allow="autoplay; fullscreen"></iframe>
<script src="pustaka"></script>
<script>window.PAKET=${JSON.stringify({ version, entry: `isi/${encodeURI(entry)}` }).replaceAll('<', '\\u003c')};</script>
<script>${bridge}</script></body></html>`;

/**
 * Runs packages of lessons at /storage/paket/{asset}/{enrolment}/{key}/mulai, on the host frames have and on no other: no
 * cookie of a site reaches it, and what a package says goes to the lesson by messages alone
 * (docs/product/learning.md#packages). Addresses expire as those of files do.
 */
export function registerPackageFrame(app: FastifyInstance, services: Services): void {
  const { host } = new URL(services.settings.FRAME_ORIGIN);
  const opened = async (request: FastifyRequest<{ Params: ClosedParams }>) => {
    if (request.host !== host) throw new ApiError('NOT_FOUND');
    const asset = await openedAsset(services, request.params);
    if (asset.kind !== 'scorm' || asset.entry === null) throw new ApiError('NOT_FOUND');
    return { ...asset, entry: asset.entry };
  };
  const framed = (reply: FastifyReply): FastifyReply =>
    reply
      .removeHeader('x-frame-options')
      .header('content-security-policy', POLICY)
      .header('cross-origin-resource-policy', 'same-origin')
      .header('cache-control', 'private, max-age=3600');

  const base = '/storage/paket/:asset/:enrolment/:key';
  app.get<{ Params: ClosedParams }>(`${base}/mulai`, async (request, reply) => {
    const { mimetype, entry } = await opened(request);
    return framed(reply)
      .type('text/html; charset=utf-8')
      .send(startPage(versionOf(mimetype), entry));
  });
  app.get<{ Params: ClosedParams }>(`${base}/pustaka`, async (request, reply) => {
    const { mimetype } = await opened(request);
    const file = path.join(LIBRARY, SCRIPTS[versionOf(mimetype)]);
    return framed(reply).type('text/javascript; charset=utf-8').send(createReadStream(file));
  });
  app.get<{ Params: ClosedParams & { '*': string } }>(`${base}/isi/*`, async (request, reply) => {
    const asset = await opened(request);
    const name = `${asset.path}/${request.params['*']}`;
    const found = await services.files.closed.find(name);
    if (found === null) throw new ApiError('NOT_FOUND');
    const type = mime.getType(name) ?? 'application/octet-stream';
    return sendStored(
      request,
      framed(reply),
      counted(services, request.params.enrolment, found),
      TEXT.test(type) ? `${type}; charset=utf-8` : type,
    );
  });
}

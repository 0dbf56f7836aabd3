import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { VIGNETTE_FOLDER } from '@suluh/domain/drawn';
import { ApiError } from '../http/apiError.ts';
import { diskStore } from './diskStore.ts';
import type { FileStore } from './fileStore.ts';
import { sendStored } from './sendStored.ts';

/** What the build of `packages/ui` draws: pictures of courses that were given none. */
export const drawnStore = diskStore(path.resolve(import.meta.dirname, '../../../../packages/ui/drawn'));

/** Kinds of files the open part gives out; what else lies there is nobody's to fetch. */
const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/**
 * Serves pictures and videos of the storage at /storage/{path} (docs/product/api.md), and those the house has drawn. With
 * STORAGE_URL the apps ask there instead.
 */
export function registerOpenFiles(app: FastifyInstance, open: FileStore): void {
  app.get<{ Params: { '*': string } }>('/storage/*', async (request, reply) => {
    const asked = request.params['*'];
    const type = TYPES[path.posix.extname(asked).toLowerCase()];
    const store = asked.startsWith(`${VIGNETTE_FOLDER}/`) ? drawnStore : open;
    const found = type === undefined ? null : await store.find(asked);
    if (type === undefined || found === null) throw new ApiError('NOT_FOUND');
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin') // pages of every site of ours show them, the office's too
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return sendStored(request, reply, found, type);
  });
}

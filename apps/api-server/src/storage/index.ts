import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { VIGNETTE_FOLDER } from '@suluh/domain/drawn';
import { ApiError } from '../http/apiError.ts';
import type { Settings } from '../settings.ts';
import { storedFile } from './storedFile.ts';

export { removeStored, storeUnderSecretName } from './write.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');

/** What the build of `packages/ui` draws: pictures of courses that were given none. */
const DRAWN = path.join(REPOSITORY, 'packages/ui/drawn');

/** Folder of the storage: `storage` in the data folder. */
export const storageFolder = ({ SULUH_DATA_DIR }: Pick<Settings, 'SULUH_DATA_DIR'>): string =>
  path.resolve(REPOSITORY, SULUH_DATA_DIR, 'storage');

/**
 * Serves pictures of the local storage at /storage/{path} (docs/product/api.md), and those the house has drawn. With
 * STORAGE_URL the apps ask there instead.
 */
export function registerStorage(app: FastifyInstance, settings: Pick<Settings, 'SULUH_DATA_DIR'>): void {
  const folder = storageFolder(settings);
  app.get<{ Params: { '*': string } }>('/storage/*', async (request, reply) => {
    const asked = request.params['*'];
    const found = await storedFile(asked.startsWith(`${VIGNETTE_FOLDER}/`) ? DRAWN : folder, asked);
    if (found === null) throw new ApiError('NOT_FOUND');
    reply
      .header('etag', found.etag)
      .header('cache-control', 'public, max-age=3600')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    if (request.headers['if-none-match'] === found.etag) return reply.code(304).send();
    return reply.type(found.type).header('content-length', found.sizeBytes).send(createReadStream(found.file));
  });
}

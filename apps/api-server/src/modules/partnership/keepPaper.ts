import { hasImageRatio, paperKind } from '@suluh/domain/file';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import { removeStored, storeUnderSecretName } from '../../storage/index.ts';
import { photoToKeep, pictureSize } from '../../storage/photo.ts';

/** Folder of what applicants send, in the closed part of the storage. */
export const PAPERS = 'application';

/** Longest side of a kept picture, in pixels. */
const SIDE_PX = 1920;

/** A picture written anew, or a PDF as it came. @throws ApiError UNSUPPORTED_MEDIA_TYPE, BAD_REQUEST for another ratio */
async function readPaper(bytes: Uint8Array) {
  const kind = paperKind(bytes);
  if (kind === 'pdf') return { bytes, extension: 'pdf', mimetype: 'application/pdf' };
  const picture = kind === 'picture' ? await photoToKeep(bytes, SIDE_PX) : null;
  if (picture === null) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  if (!hasImageRatio(await pictureSize(picture)))
    throw new ApiError('BAD_REQUEST', { errors: [{ field: 'file', message: 'imageRatio' }] });
  return { bytes: picture, extension: 'webp', mimetype: 'image/webp' };
}

/**
 * Keeps a file where only staff read it, and has `point` point to it; without a row that does, it is taken away again.
 * @throws ApiError for what is neither picture nor PDF, and what `point` throws
 */
export async function keepPaper<Kept>(
  services: Services,
  { userId, file, filename }: { userId: string; file: Uint8Array; filename: string },
  point: (tx: Parameters<Parameters<Services['db']['transaction']>[0]>[0], path: string) => Promise<Kept>,
): Promise<Kept> {
  const paper = await readPaper(file);
  const { closed } = services.files;
  const path = await storeUnderSecretName(closed, PAPERS, paper.extension, paper.bytes);
  try {
    return await services.db.transaction(async (tx) => {
      await tx
        .insert(schema.upload)
        .values({ userId, path, filename, mimetype: paper.mimetype, size: paper.bytes.length });
      return point(tx, path);
    });
  } catch (error) {
    await removeStored(closed, PAPERS, path); // no row points to it
    throw error;
  }
}

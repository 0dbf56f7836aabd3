import { hasImageRatio, paperKind } from '@suluh/domain/file';
import type { Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import { photoToKeep, pictureSize } from '../../storage/photo.ts';
import { keepUpload } from '../upload/keepUpload.ts';

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
 * Keeps a paper of an applicant, and has `point` point to it.
 * @throws ApiError for what is neither picture nor PDF, and what `point` throws
 */
export async function keepPaper<Kept>(
  services: Services,
  { userId, file, filename }: { userId: string; file: Uint8Array; filename: string },
  point: (tx: Executor, path: string) => Promise<Kept>,
): Promise<Kept> {
  return keepUpload(services, { userId, folder: PAPERS, filename, ...(await readPaper(file)) }, point);
}

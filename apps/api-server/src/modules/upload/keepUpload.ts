import { schema, type Executor } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { removeStored, storeUnderSecretName } from '../../storage/index.ts';

interface Upload {
  userId: string;
  /** Folder of the closed part of the storage. */
  folder: string;
  bytes: Uint8Array;
  extension: string;
  mimetype: string;
  /** What its owner calls it. */
  filename: string;
}

/**
 * Keeps a file where only staff read it, and has `point` point to it; without a row that does, it is taken away again.
 * @throws what `point` throws
 */
export async function keepUpload<Kept>(
  services: Pick<Services, 'db' | 'files'>,
  { userId, folder, bytes, extension, mimetype, filename }: Upload,
  point: (tx: Executor, path: string) => Promise<Kept>,
): Promise<Kept> {
  const { closed } = services.files;
  const path = await storeUnderSecretName(closed, folder, extension, bytes);
  try {
    return await services.db.transaction(async (tx) => {
      await tx.insert(schema.upload).values({ userId, path, filename, mimetype, size: bytes.length });
      return point(tx, path);
    });
  } catch (error) {
    await removeStored(closed, folder, path); // no row points to it
    throw error;
  }
}

import type { Services } from '../../services.ts';
import { removeStored } from '../../storage/index.ts';

/** Folder of pieces on their way, in the closed part of the storage. */
export const PIECES = 'piece';

/** How long work may be on its way, in milliseconds. */
export const UPLOAD_LIFETIME_MS = 24 * 3_600_000;

/** Whose work it is, and of which lesson. */
export interface UploadOf {
  enrolmentId: string;
  lessonId: number;
  rule: string;
}

/** Takes away work that did not arrive within a day, and its pieces. */
export async function removeStaleUploads({
  pool,
  files,
  now,
}: Pick<Services, 'pool' | 'files' | 'now'>): Promise<void> {
  const { rows } = await pool.query<{ parts: string[] }>(
    'delete from hand_in_upload where created_at <= $1 returning parts',
    [new Date(now().getTime() - UPLOAD_LIFETIME_MS)],
  );
  for (const part of rows.flatMap(({ parts }) => parts)) await removeStored(files.closed, PIECES, part);
}

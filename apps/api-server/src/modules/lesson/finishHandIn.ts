import { handInKind } from '@suluh/domain/learning';
import { eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import { removeStored, storeUnderSecretName } from '../../storage/index.ts';
import { putTogether, removePieces } from '../pieces/pieces.ts';
import { keepSubmission, SUBMISSIONS } from './keepSubmission.ts';
import { markDone } from './reportProgress.ts';

/** Whose work it is, and of which lesson. */
export interface UploadOf {
  enrolmentId: string;
  lessonId: number;
  rule: string;
}

/** First bytes by which a kind of file is known. */
const BEGINNING = 32;

/** Hands in what has come in pieces, once whoever asks; pieces go afterwards. @throws ApiError CONFLICT after too many */
export async function finishHandIn(services: Services, of: UploadOf, id: string): Promise<void> {
  const { handInUpload } = schema;
  const { db, now, files } = services;
  const { enrolmentId, lessonId, rule } = of;
  let stored: string | null = null;
  try {
    const parts = await db.transaction(async (tx) => {
      const [upload] = await tx.select().from(handInUpload).where(eq(handInUpload.id, id)).for('update');
      if (!upload || upload.submissionId !== null || upload.received !== upload.bytes) return [];
      const { filename, bytes } = upload;
      const mimetype = await putTogether(files.closed, upload.parts, async (whole) => {
        const kind = handInKind(await whole.slice(0, BEGINNING).bytes());
        if (kind === null) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
        stored = await storeUnderSecretName(files.closed, SUBMISSIONS, kind.extension, whole);
        return kind.mimetype;
      });
      const submissionId = await keepSubmission(tx, {
        enrolmentId,
        lessonId,
        file: { path: stored!, filename, mimetype, bytes },
        now: now(),
      });
      if (submissionId === null) throw new ApiError('CONFLICT');
      await tx.update(handInUpload).set({ submissionId, parts: [] }).where(eq(handInUpload.id, id));
      return upload.parts;
    });
    await removePieces(files.closed, parts);
  } catch (error) {
    if (stored !== null) await removeStored(files.closed, SUBMISSIONS, stored); // no row points to it
    throw error;
  }
  if (rule !== 'marked') await markDone(services, { enrolmentId, lessonId, at: now() });
}

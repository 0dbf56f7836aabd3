import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { handInKind } from '@suluh/domain/learning';
import { eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import { removeStored, storeUnderSecretName } from '../../storage/index.ts';
import { keepSubmission, SUBMISSIONS } from './keepSubmission.ts';
import { PIECES, type UploadOf } from './pieces.ts';
import { markDone } from './reportProgress.ts';

type Closed = Services['files']['closed'];

/** All pieces in their order, as they are read. */
async function* piecesOf(closed: Closed, parts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    const piece = await closed.find(part);
    if (piece === null) throw new Error(`the piece ${part} is missing`);
    yield* await piece.read();
  }
}

/** Puts pieces together, on the disk and not in memory. @returns path and kind of the file in the storage */
async function putTogether(closed: Closed, parts: readonly string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'suluh-hand-in-'));
  try {
    const whole = path.join(folder, 'whole');
    await pipeline(piecesOf(closed, parts), createWriteStream(whole));
    const [first] = await createReadStream(whole, { end: 31 }).toArray();
    const kind = handInKind(first as Buffer);
    if (kind === null) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
    const stored = await storeUnderSecretName(closed, SUBMISSIONS, kind.extension, await openAsBlob(whole));
    return { stored, mimetype: kind.mimetype };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Hands in what has come in pieces, once whoever asks; pieces go afterwards. @throws ApiError CONFLICT after too many */
export async function finishUpload(services: Services, of: UploadOf, id: string): Promise<void> {
  const { handInUpload } = schema;
  const { db, now, files } = services;
  const { enrolmentId, lessonId, rule } = of;
  let stored: string | null = null;
  try {
    const parts = await db.transaction(async (tx) => {
      const [upload] = await tx.select().from(handInUpload).where(eq(handInUpload.id, id)).for('update');
      if (!upload || upload.submissionId !== null || upload.received !== upload.bytes) return [];
      const { filename, bytes } = upload;
      const file = await putTogether(files.closed, upload.parts);
      stored = file.stored;
      const submissionId = await keepSubmission(tx, {
        enrolmentId,
        lessonId,
        file: { path: file.stored, filename, mimetype: file.mimetype, bytes },
        now: now(),
      });
      if (submissionId === null) throw new ApiError('CONFLICT');
      await tx.update(handInUpload).set({ submissionId, parts: [] }).where(eq(handInUpload.id, id));
      return upload.parts;
    });
    for (const part of parts) await removeStored(files.closed, PIECES, part);
  } catch (error) {
    if (stored !== null) await removeStored(files.closed, SUBMISSIONS, stored); // no row points to it
    throw error;
  }
  if (rule !== 'marked') await markDone(services, { enrolmentId, lessonId, at: now() });
}

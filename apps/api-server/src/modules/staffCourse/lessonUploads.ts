import { staffCourseEntries as entries } from '@suluh/api/catalogue';
import { rowIdInAddress } from '@suluh/api/catalogue/rowId';
import {
  LESSON_FILE_MOST_BYTES,
  MOST_FILE_TITLE_SIGNS,
  lessonFileFailure,
  lessonFileKind,
  lessonFileKindsOf,
  type LessonFileFailure,
  type LessonFileKind,
} from '@suluh/domain/learning';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { doneFrom, schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { authenticate, staff } from '../../http/authenticate.ts';
import { originOf } from '../../http/visitor.ts';
import type { Services } from '../../services.ts';
import { addLessonFile } from '../lessonFile/addLessonFile.ts';
import { forget, type Ledger } from '../pieces/arrivals.ts';
import { putTogether, removePieces } from '../pieces/pieces.ts';
import { refusal, type Taking } from '../pieces/pieceStore.ts';
import { registerPieces, type PiecesRequest } from '../pieces/registerPieces.ts';
import { requireLesson } from './lessonFile.ts';

const { lessonUpload } = schema;

const STATUS: Readonly<Record<LessonFileFailure, number>> = { empty: 400, length: 400, tooLarge: 413, wrongKind: 415 };

/** Another call has made the file the lesson's meanwhile. */
class Settled extends Error {
  override name = 'Settled';
}

/** Gives the lesson what has come, once whoever asks; what is refused goes with its pieces. @throws ApiError */
async function finish(services: Services, ledger: Ledger, id: string): Promise<void> {
  const { db, files } = services;
  const [upload] = await db.select().from(lessonUpload).where(eq(lessonUpload.id, id));
  if (!upload || upload.assetId !== null || upload.received !== upload.bytes) return;
  const { userId, parts } = upload;
  const file = { ...upload, kind: upload.kind as LessonFileKind };
  try {
    await putTogether(files.closed, parts, (content) =>
      addLessonFile(services, { ...file, content }, userId, async (tx, assetId) => {
        const [settled] = await tx
          .update(lessonUpload)
          .set({ assetId, parts: [] })
          .where(and(eq(lessonUpload.id, id), isNull(lessonUpload.assetId)))
          .returning({ id: lessonUpload.id });
        if (!settled) throw new Settled();
      }),
    );
    await removePieces(files.closed, parts);
  } catch (error) {
    if (error instanceof Settled) return;
    if (error instanceof ApiError) await removePieces(files.closed, (await forget(services, ledger, id)) ?? []);
    throw error;
  }
}

/** A lesson of a course the caller may edit. @throws ApiError NOT_FOUND, FORBIDDEN */
async function takingOf(request: PiecesRequest, services: Services, lessonId: number): Promise<Taking> {
  const who = staff(await authenticate(entries.lessonFile, request.headers.authorization, services));
  const origin = originOf(entries.lessonFile, { request, caller: who }, services.settings)!;
  const id = rowIdInAddress.safeParse(request.params.id);
  if (!id.success) throw new ApiError('NOT_FOUND');
  const lesson = await requireLesson(services.db, { id: id.data, lessonId }, who);
  const ledger: Ledger = {
    table: 'lesson_upload',
    owner: { column: 'user_id', table: 'user_account', id: who.userId },
    lessonId,
    became: 'asset_id',
  };
  return {
    ledger,
    maxBytes: LESSON_FILE_MOST_BYTES,
    async begin(tx, { id: uploadId, bytes, metadata }) {
      const said = Object.fromEntries(Object.entries(metadata ?? {}).filter(([, word]) => word !== null)); // null: empty
      const about = entries.lessonFile.query!.safeParse(said);
      if (!about.success) throw refusal(400, 'metadata');
      const { kind, language, seconds = null } = about.data;
      const title = about.data.title || (kind === 'file' ? (said.filename ?? '').slice(0, MOST_FILE_TITLE_SIGNS) : ''); // learners choose by it
      const failure = lessonFileFailure(kind, { name: said.filename ?? '', sizeBytes: bytes, seconds });
      if (failure !== null) throw refusal(STATUS[failure], failure);
      if (!lessonFileKindsOf(lesson.kind).includes(kind)) throw refusal(415, 'wrongKind');
      const values = { id: uploadId, userId: who.userId, lessonId, kind, language, title, seconds, bytes };
      await tx.insert(lessonUpload).values({ ...values, createdAt: services.now() });
    },
    async isTaken(uploadId, beginning) {
      const [upload] = await services.db
        .select({ kind: lessonUpload.kind })
        .from(lessonUpload)
        .where(eq(lessonUpload.id, uploadId));
      return upload !== undefined && lessonFileKind(upload.kind as LessonFileKind, beginning) !== null;
    },
    finish: (uploadId) => doneFrom(origin, () => finish(services, ledger, uploadId)),
  };
}

/** Takes files of lessons in pieces (docs/product/staff.md#courses). Bearer of somebody who may edit the course. */
export const registerLessonUploads = (app: FastifyInstance, services: Services): void =>
  registerPieces(app, services, {
    base: '/api/admin/course',
    takingOf: (request, lessonId) => takingOf(request, services, lessonId),
  });

import { learningEntries as entries } from '@suluh/api/catalogue';
import { HAND_IN_MOST_BYTES, handInFailure, handInKind } from '@suluh/domain/learning';
import type { FastifyInstance } from 'fastify';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { authenticate } from '../../http/authenticate.ts';
import { callProgram } from '../../http/callProgram.ts';
import type { Services } from '../../services.ts';
import { ownedCourse } from '../learning/queries.ts';
import { lessonOf } from '../learning/readLessons.ts';
import { refusal, type Taking } from '../pieces/pieceStore.ts';
import { registerPieces, type PiecesRequest } from '../pieces/registerPieces.ts';
import { finishHandIn, type UploadOf } from './finishHandIn.ts';

/** An assignment of a course the caller owns. @throws ApiError NOT_FOUND for any other */
async function assignmentOf(request: PiecesRequest, services: Services, lessonId: number): Promise<UploadOf> {
  const caller = await authenticate(entries.lessonSubmit, request.headers.authorization, services);
  const header = request.headers['x-program'];
  const programHeader = await callProgram(services, caller, typeof header === 'string' ? header : null, () => []);
  const { enrolment } = await ownedCourse(services, { caller, programHeader }, request.params.id);
  const row = await lessonOf(services.db, enrolment, { lessonId, now: services.now() });
  if (row.kind !== 'assignment') throw new ApiError('NOT_FOUND');
  return { enrolmentId: enrolment.id, lessonId: row.id, rule: row.rule };
}

const takingOf = (services: Services, of: UploadOf): Taking => ({
  ledger: {
    table: 'hand_in_upload',
    owner: { column: 'enrolment_id', table: 'enrolment', id: of.enrolmentId },
    lessonId: of.lessonId,
    became: 'submission_id',
  },
  maxBytes: HAND_IN_MOST_BYTES,
  async begin(tx, { id, bytes, metadata }) {
    const filename = metadata?.filename?.slice(0, 200) ?? '';
    const failure = handInFailure({ name: filename, sizeBytes: bytes });
    if (failure === 'wrongKind') throw refusal(415, 'kind');
    if (failure !== null) throw refusal(failure === 'empty' ? 400 : 413, failure);
    const { enrolmentId, lessonId } = of;
    await tx
      .insert(schema.handInUpload)
      .values({ id, enrolmentId, lessonId, filename, bytes, createdAt: services.now() });
  },
  isTaken: async (_id, beginning) => handInKind(beginning) !== null,
  finish: (id) => finishHandIn(services, of, id),
});

/** Takes work that is handed in in pieces (docs/product/learning.md#work). Bearer of the learner. */
export const registerHandInUploads = (app: FastifyInstance, services: Services): void =>
  registerPieces(app, services, {
    base: '/api/my-course',
    takingOf: async (request, lessonId) => takingOf(services, await assignmentOf(request, services, lessonId)),
  });

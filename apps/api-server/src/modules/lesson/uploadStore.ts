import type { Readable } from 'node:stream';
import { handInFailure, handInKind } from '@suluh/domain/learning';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { removeStored, storeUnderSecretName } from '../../storage/index.ts';
import { finishUpload } from './finishUpload.ts';
import { PIECES, UPLOAD_LIFETIME_MS, type UploadOf } from './pieces.ts';

/** Works of one lesson that are on their way at once; one more takes the place of the oldest. */
const MOST_OPEN = 3;

/** Pieces are kept no larger than so many bytes, whatever one request brings. */
const PIECE_BYTES = 4 * 1024 * 1024;

/** First bytes by which a kind of file is known. */
const KNOWN_BY_BYTES = 8;

const refusal = (status_code: number, body: string) => ({ status_code, body });

const { handInUpload } = schema;

/**
 * Keeps what the protocol brings (tus 1.0, creation, termination, expiration) as pieces in the closed part of the
 * storage and what has come in one row: of two that send the same piece one counts. Once all is there it is handed in.
 */
export class UploadStore extends DataStore {
  override extensions = ['creation', 'expiration', 'termination'];
  readonly #services: Services;
  readonly #of: UploadOf;

  constructor(services: Services, of: UploadOf) {
    super();
    this.#services = services;
    this.#of = of;
  }

  override getExpiration = (): number => UPLOAD_LIFETIME_MS;

  #isOurs(id: string) {
    const { enrolmentId, lessonId } = this.#of;
    const began = new Date(this.#services.now().getTime() - UPLOAD_LIFETIME_MS);
    return and(
      eq(handInUpload.id, id),
      eq(handInUpload.enrolmentId, enrolmentId),
      eq(handInUpload.lessonId, lessonId),
      gt(handInUpload.createdAt, began),
    );
  }

  async #row(id: string) {
    const [row] = await this.#services.db.select().from(handInUpload).where(this.#isOurs(id));
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    return row;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { db, files, now } = this.#services;
    const { enrolmentId, lessonId } = this.#of;
    const filename = upload.metadata?.filename?.slice(0, 200) ?? '';
    const bytes = upload.size ?? 0;
    const failure = handInFailure({ name: filename, sizeBytes: bytes });
    if (failure === 'wrongKind') throw refusal(415, 'kind');
    if (failure !== null) throw refusal(failure === 'empty' ? 400 : 413, failure);
    const dropped = await db.transaction(async (tx) => {
      const { enrolment } = schema;
      await tx.select({ id: enrolment.id }).from(enrolment).where(eq(enrolment.id, enrolmentId)).for('no key update');
      const older = tx
        .select({ id: handInUpload.id })
        .from(handInUpload)
        .where(
          and(
            eq(handInUpload.enrolmentId, enrolmentId),
            eq(handInUpload.lessonId, lessonId),
            isNull(handInUpload.submissionId),
          ),
        )
        .orderBy(desc(handInUpload.createdAt))
        .offset(MOST_OPEN - 1);
      const gone = await tx
        .delete(handInUpload)
        .where(inArray(handInUpload.id, older))
        .returning({ parts: handInUpload.parts });
      await tx.insert(handInUpload).values({ id: upload.id, enrolmentId, lessonId, filename, bytes, createdAt: now() });
      return gone.flatMap(({ parts }) => parts);
    });
    for (const part of dropped) await removeStored(files.closed, PIECES, part);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { filename, bytes, received, submissionId, createdAt } = await this.#row(id);
    if (received === bytes && submissionId === null) await finishUpload(this.#services, this.#of, id); // the answer got lost
    return new Upload({
      id,
      size: bytes,
      offset: received,
      metadata: { filename },
      creation_date: createdAt.toISOString(),
    });
  }

  /** Keeps a piece. @throws refusal for what is none of the kinds taken, or comes a second time */
  async #keep(id: string, at: number, piece: Buffer): Promise<void> {
    const { db, files } = this.#services;
    if (at === 0 && handInKind(piece) === null) {
      await this.remove(id);
      throw refusal(415, 'kind');
    }
    const path = await storeUnderSecretName(files.closed, PIECES, 'part', piece);
    const [kept] = await db
      .update(handInUpload)
      .set({
        received: sql`${handInUpload.received} + ${piece.length}`,
        parts: sql`array_append(${handInUpload.parts}, ${path})`,
      })
      .where(and(this.#isOurs(id), eq(handInUpload.received, at), isNull(handInUpload.submissionId)))
      .returning({ id: handInUpload.id });
    if (kept) return;
    await removeStored(files.closed, PIECES, path);
    throw ERRORS.INVALID_OFFSET;
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const { bytes } = await this.#row(id);
    let at = offset;
    let waiting: Buffer[] = [];
    const keep = async (): Promise<void> => {
      const piece = Buffer.concat(waiting);
      waiting = [];
      if (piece.length === 0 || (at === 0 && piece.length < Math.min(KNOWN_BY_BYTES, bytes))) return;
      await this.#keep(id, at, piece);
      at += piece.length;
    };
    try {
      for await (const part of stream as AsyncIterable<Buffer>) {
        waiting.push(part);
        if (waiting.reduce((sum, { length }) => sum + length, 0) >= PIECE_BYTES) await keep();
      }
    } catch (error) {
      await keep(); // the line went: what has come stays
      throw error;
    }
    await keep();
    if (at === bytes) await finishUpload(this.#services, this.#of, id);
    return at;
  }

  override async remove(id: string): Promise<void> {
    const { db, files } = this.#services;
    const [gone] = await db
      .delete(handInUpload)
      .where(and(this.#isOurs(id), isNull(handInUpload.submissionId)))
      .returning({ parts: handInUpload.parts });
    if (!gone) throw ERRORS.FILE_NOT_FOUND;
    for (const part of gone.parts) await removeStored(files.closed, PIECES, part);
  }
}

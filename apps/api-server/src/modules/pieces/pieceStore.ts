import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Executor } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { removeStored, storeUnderSecretName } from '../../storage/index.ts';
import { addPiece, arrivalOf, forget, makeRoom, type Arrival, type Ledger } from './arrivals.ts';
import { PIECES, removePieces, UPLOAD_LIFETIME_MS } from './pieces.ts';

/** Pieces are kept no larger than so many bytes, whatever one request brings. */
const PIECE_BYTES = 4 * 1024 * 1024;

/** First bytes by which a kind of file is known. */
const KNOWN_BY_BYTES = 8;

/** A refusal as the protocol's server sends it; its body is the word for why. */
export const refusal = (status_code: number, body: string) => ({ status_code, body });

/** What is sent in pieces, and what becomes of it. */
export interface Taking {
  ledger: Ledger;
  /** Largest file that is taken, in bytes. */
  maxBytes: number;
  /** Writes down that a file begins to come. @throws refusal for one that is not taken */
  begin: (tx: Executor, upload: { id: string; bytes: number; metadata: Upload['metadata'] }) => Promise<void>;
  /** Whether a file may begin so. */
  isTaken: (id: string, beginning: Uint8Array) => Promise<boolean>;
  /** Makes of a file that is here what it is to become, once whoever asks. @throws ApiError */
  finish: (id: string) => Promise<void>;
}

/**
 * Keeps what the protocol brings (tus 1.0, creation, termination, expiration) as pieces in the closed part of the
 * storage and what has come in one row: of two that send the same piece one counts. Once all is there it is finished.
 */
export class PieceStore extends DataStore {
  override extensions = ['creation', 'expiration', 'termination'];
  readonly #services: Services;
  readonly #taking: Taking;

  constructor(services: Services, taking: Taking) {
    super();
    this.#services = services;
    this.#taking = taking;
  }

  override getExpiration = (): number => UPLOAD_LIFETIME_MS;

  async #arrival(id: string): Promise<Arrival> {
    const arrival = await arrivalOf(this.#services, this.#taking.ledger, id);
    if (!arrival) throw ERRORS.FILE_NOT_FOUND;
    return arrival;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { db, files } = this.#services;
    const { begin, ledger } = this.#taking;
    const { id, metadata, size } = upload;
    const dropped = await db.transaction(async (tx) => {
      const gone = await makeRoom(tx, ledger);
      await begin(tx, { id, metadata, bytes: size ?? 0 });
      return gone;
    });
    await removePieces(files.closed, dropped);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { bytes, received, isDone, createdAt } = await this.#arrival(id);
    if (received === bytes && !isDone) await this.#taking.finish(id); // the answer got lost
    return new Upload({ id, size: bytes, offset: received, creation_date: createdAt.toISOString() });
  }

  /** Keeps a piece. @throws refusal for what is none of the kinds taken, or comes a second time */
  async #keep(id: string, at: number, piece: Buffer): Promise<void> {
    const { files } = this.#services;
    if (at === 0 && !(await this.#taking.isTaken(id, piece))) {
      await this.remove(id);
      throw refusal(415, 'kind');
    }
    const path = await storeUnderSecretName(files.closed, PIECES, 'part', piece);
    if (await addPiece(this.#services, this.#taking.ledger, { id, at, path, bytes: piece.length })) return;
    await removeStored(files.closed, PIECES, path);
    throw ERRORS.INVALID_OFFSET;
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const { bytes } = await this.#arrival(id);
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
    if (at === bytes) await this.#taking.finish(id);
    return at;
  }

  override async remove(id: string): Promise<void> {
    const parts = await forget(this.#services, this.#taking.ledger, id);
    if (parts === null) throw ERRORS.FILE_NOT_FOUND;
    await removePieces(this.#services.files.closed, parts);
  }
}

import { DAY_MS } from '@suluh/domain/time';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Services } from '../../services.ts';
import { removeStored } from '../../storage/index.ts';

/** Folder of pieces on their way, in the closed part of the storage. */
export const PIECES = 'piece';

/** How long a file may be on its way, in milliseconds. */
export const UPLOAD_LIFETIME_MS = DAY_MS;

type Closed = Services['files']['closed'];

/** Takes pieces away that nobody needs any more. */
export async function removePieces(closed: Closed, parts: readonly string[]): Promise<void> {
  for (const part of parts) await removeStored(closed, PIECES, part);
}

/** All pieces in their order, as they are read. */
async function* piecesOf(closed: Closed, parts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    const piece = await closed.find(part);
    if (piece === null) throw new Error(`the piece ${part} is missing`);
    yield* await piece.read();
  }
}

/** Puts pieces together, on the disk and not in memory, as long as `use` takes. @throws what `use` throws */
export async function putTogether<Made>(
  closed: Closed,
  parts: readonly string[],
  use: (whole: Blob) => Promise<Made>,
): Promise<Made> {
  const folder = await mkdtemp(path.join(tmpdir(), 'suluh-pieces-'));
  try {
    const whole = path.join(folder, 'whole');
    await pipeline(piecesOf(closed, parts), createWriteStream(whole));
    return await use(await openAsBlob(whole));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Takes away what did not arrive within a day, and its pieces. */
export async function removeStaleUploads({
  pool,
  files,
  now,
}: Pick<Services, 'pool' | 'files' | 'now'>): Promise<void> {
  const { rows } = await pool.query<{ parts: string[] }>(
    `with work as (delete from hand_in_upload where created_at <= $1 returning parts),
      file as (delete from lesson_upload where created_at <= $1 returning parts)
     select parts from work union all select parts from file`,
    [new Date(now().getTime() - UPLOAD_LIFETIME_MS)],
  );
  for (const { parts } of rows) await removePieces(files.closed, parts);
}

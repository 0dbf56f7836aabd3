import { Transform } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { schema } from '../db/index.ts';
import type { Services } from '../services.ts';
import type { StoredFile } from './fileStore.ts';

const { dataUse } = schema;

/** Bytes of a course's files that went to its learner. */
export async function dataUsedOf({ db }: Pick<Services, 'db'>, enrolmentId: string): Promise<number> {
  const [row] = await db.select({ bytes: dataUse.bytes }).from(dataUse).where(eq(dataUse.enrolmentId, enrolmentId));
  return row?.bytes ?? 0;
}

/**
 * A file whose bytes are counted for an enrolment as they leave, also of a reader who goes away. A count that cannot be
 * written holds up nobody; it is told to the log.
 */
export const counted = ({ db, log }: Services, enrolmentId: string, file: StoredFile): StoredFile => ({
  ...file,
  async read(range) {
    const source = await file.read(range);
    let bytes = 0;
    const counter = new Transform({
      transform(part: Uint8Array, _encoding, done) {
        bytes += part.byteLength;
        done(null, part);
      },
    });
    source.on('error', (error) => counter.destroy(error));
    counter.on('close', () => {
      source.destroy();
      if (bytes === 0) return;
      db.insert(dataUse)
        .values({ enrolmentId, bytes })
        .onConflictDoUpdate({ target: dataUse.enrolmentId, set: { bytes: sql`${dataUse.bytes} + ${bytes}` } })
        .catch((error: unknown) => log.error({ err: error, enrolmentId }, 'data use could not be counted'));
    });
    return source.pipe(counter);
  },
});

import { eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';

/** Nobody waits for another name: it was decided, or the paper ended. */
export const NO_REQUEST = { requestedName: null, nameRequestedAt: null };

/** Prints another name on a certificate whose row is held; the name before is kept as a version, and told by the check. */
export async function printName(
  tx: Executor,
  before: typeof schema.certificate.$inferSelect,
  fullname: string,
  at: Date,
): Promise<void> {
  const { certificate, certificateVersion } = schema;
  await tx.insert(certificateVersion).values({
    certificateId: before.id,
    version: before.version,
    fullname: before.fullname,
    fileSums: before.fileSums,
    endedAt: at,
  });
  await tx
    .update(certificate)
    .set({
      fullname,
      version: before.version + 1,
      nameAdjustedAt: at,
      fileSums: [],
      ...NO_REQUEST,
    })
    .where(eq(certificate.id, before.id));
}

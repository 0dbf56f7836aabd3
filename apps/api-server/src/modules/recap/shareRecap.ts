import { and, eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { removeStored, storeUnderSecretName } from '../../storage/index.ts';
import { drawRecap } from './drawRecap.ts';
import type { RecapYear } from './readYear.ts';

const { recap, userAccount } = schema;

/** Folder of pictures of recaps that are shared, in the open part of the storage. */
const RECAPS = 'recap';

/**
 * Draws and keeps the recap of a year for whoever has its address; drawn again it keeps that address, and the picture of
 * before is gone. Of two at once one after the other is kept.
 */
export async function keepRecap(
  services: Services,
  userId: string,
  found: RecapYear,
): Promise<{ recapId: string; file: string }> {
  const { db, files, now } = services;
  const file = await storeUnderSecretName(files.open, RECAPS, 'png', await drawRecap(services, found));
  const { year, category } = found.recap;
  try {
    const { before, recapId } = await db.transaction(async (tx) => {
      await tx.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.id, userId)).for('update');
      const [before] = await tx
        .select({ file: recap.file })
        .from(recap)
        .where(and(eq(recap.userId, userId), eq(recap.year, year)));
      const content = { category, file, content: found.recap, createdAt: now() };
      const [row] = await tx
        .insert(recap)
        .values({ userId, year, ...content })
        .onConflictDoUpdate({ target: [recap.userId, recap.year], set: content })
        .returning({ id: recap.id });
      return { before, recapId: row!.id };
    });
    if (before?.file) await removeStored(files.open, RECAPS, before.file);
    return { recapId, file };
  } catch (error) {
    await removeStored(files.open, RECAPS, file); // no recap points to it
    throw error;
  }
}

/** Takes a shared recap and its picture away; one that is not shared is no matter. */
export async function removeRecap({ db, files }: Services, userId: string, year: number): Promise<void> {
  const gone = await db
    .delete(recap)
    .where(and(eq(recap.userId, userId), eq(recap.year, year)))
    .returning({ file: recap.file });
  for (const { file } of gone) if (file) await removeStored(files.open, RECAPS, file);
}

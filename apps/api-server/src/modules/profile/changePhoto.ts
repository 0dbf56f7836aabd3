import { profileEntries as entries } from '@suluh/api/catalogue';
import { pictureKind } from '@suluh/domain/file';
import { NO_PHOTO } from '@suluh/domain/profile';
import { eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route, type Caller } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { removeStored, storeUnderSecretName } from '../../storage/index.ts';
import { photoToKeep } from '../../storage/photo.ts';
import { profileOf } from './profile.ts';

/** Folder of learners' photos in the storage. */
const FOLDER = 'user';

/**
 * Gives the account another photo and removes the file of the one before. Of two at once one after the other is kept,
 * and no file is left over.
 */
async function setPhoto(foto: string, caller: Caller, services: Services) {
  const { db, files, now } = services;
  const { userAccount } = schema;
  const isOwn = eq(userAccount.id, learner(caller).userId);
  const { before, row } = await db.transaction(async (tx) => {
    const [before] = await tx.select({ foto: userAccount.foto }).from(userAccount).where(isOwn).for('update');
    const [row] = await tx.update(userAccount).set({ foto, updatedAt: now() }).where(isOwn).returning();
    return { before, row };
  });
  if (before && before.foto !== foto) await removeStored(files.open, FOLDER, before.foto);
  return { data: await profileOf(row, caller, services) };
}

/** The learner's photo (docs/product/validation.md#file-upload). */
export const photoRoutes = [
  route(entries.photo, async ({ file, caller }, services) => {
    const photo = pictureKind(file!) === null ? null : await photoToKeep(file!);
    if (photo === null) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
    const foto = await storeUnderSecretName(services.files.open, FOLDER, 'webp', photo);
    try {
      return await setPhoto(foto, caller, services);
    } catch (error) {
      await removeStored(services.files.open, FOLDER, foto); // no account points to it
      throw error;
    }
  }),

  route(entries.photoRemove, ({ caller }, services) => setPhoto(NO_PHOTO, caller, services)),
];

import { staffTeacherEntries as entries } from '@suluh/api/catalogue';
import { pictureKind } from '@suluh/domain/file';
import { eq, sql } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import { storeUnderSecretName } from '../../storage/index.ts';
import { recordChange } from '../staff/change.ts';
import { editedRoutes } from '../staff/editedRecords.ts';
import { oneOf } from '../staff/records.ts';
import { FACE_SIZE, pictureToKeep } from '../staffCourse/picture.ts';
import { editedTeacher as edited, requireNobodyElses } from './editedTeacher.ts';
import { signatureRoutes } from './signatureRoutes.ts';

const { teacher } = schema;

/** Folder of faces that staff upload, in the storage. */
const FACES = 'teacher';

/** Who teaches, as the page of a teacher shows them (docs/product/staff.md#teachers). */
export const staffTeacherRoutes: Route[] = [
  ...editedRoutes(entries.teachers, edited),
  ...signatureRoutes,

  route(entries.teacherPicture, async ({ params: { id }, file, caller }, { db, files }) => {
    const who = staff(caller);
    await oneOf(db, edited, id, who.reach);
    await requireNobodyElses(db, id, who);
    const picture = pictureKind(file!) === null ? null : await pictureToKeep(file!, FACE_SIZE);
    if (picture === null) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
    const foto = await storeUnderSecretName(files.open, FACES, 'webp', picture);
    const data = await db.transaction(async (tx) => {
      const before = await oneOf(tx, edited, id, who.reach);
      await tx
        .update(teacher)
        .set({ foto, version: sql`${teacher.version} + 1` })
        .where(eq(teacher.id, id));
      const after = await oneOf(tx, edited, id, who.reach);
      await recordChange(tx, { by: who.userId, action: 'teacher.picture', subject: `teacher ${id}`, before, after });
      return after;
    });
    return { data };
  }),
];

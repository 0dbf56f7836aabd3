import { staffTeacherEntries as entries } from '@suluh/api/catalogue';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import { keepPicture } from '../../storage/index.ts';
import { editedRoutes, setOnRecord } from '../staff/editedRecords.ts';
import { oneOf } from '../staff/records.ts';
import { editedTeacher as edited, requireNobodyElses } from './editedTeacher.ts';
import { signatureRoutes } from './signatureRoutes.ts';

/** Folder of faces that staff upload, in the storage. */
const FACES = 'teacher';
/** In pixels. */
const FACE_SIZE = { width: 640, height: 640 };

/** Who teaches, as the page of a teacher shows them (docs/product/staff.md#teachers). */
export const staffTeacherRoutes: Route[] = [
  ...editedRoutes(entries.teachers, edited),
  ...signatureRoutes,

  route(entries.teacherPicture, async ({ params: { id }, file, caller }, { db, files }) => {
    const who = staff(caller);
    await oneOf(db, edited, id, who.reach);
    await requireNobodyElses(db, id, who);
    const foto = await keepPicture(files.open, { folder: FACES, bytes: file!, size: FACE_SIZE });
    const data = await db.transaction((tx) =>
      setOnRecord(tx, edited, { id, who, action: 'teacher.picture', set: { foto } }),
    );
    return { data };
  }),
];

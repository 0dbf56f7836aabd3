import { staffCourseEntries as entries } from '@suluh/api/catalogue';
import { staff } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { keepPicture } from '../../storage/index.ts';
import { leftToFinish } from '../learning/finishDue.ts';
import { recordChange } from '../staff/change.ts';
import { editedRoutes } from '../staff/editedRecords.ts';
import { choiceRoutes } from './choices.ts';
import { questionPoolRoutes } from './questionPools.ts';
import { copyCourse } from './copy.ts';
import { courseByForm } from './edit.ts';
import { lessonFileRoutes } from './lessonFile.ts';
import { outlineRoutes } from './outline.ts';
import { ownDatesOf } from './ownDates.ts';
import { previewRoutes } from './preview.ts';
import { courseFor, publishCourse, setOfCourse } from './publish.ts';
import { withMissing } from './records.ts';
import { timingRoutes } from './timing.ts';

/** Folder of pictures that staff upload, in the storage. */
const PICTURES = 'course';
/** In pixels, 16:9; twice what the widest place shows. */
const PICTURE_SIZE = { width: 1280, height: 720 };

/** Courses as those who look after them edit them (docs/product/staff.md#courses). */
export const staffCourseRoutes = [
  ...editedRoutes(entries.courses, courseByForm, withMissing),

  route(entries.coursePublish, async ({ params: { id }, body: { isPublished }, caller }, { db, now }) => {
    const who = staff(caller);
    const data = await db.transaction((tx) => publishCourse(tx, id, { isPublished, who, now: now() }));
    return { data };
  }),

  route(entries.finishing, async ({ params: { id }, caller }, { db }) => {
    await courseFor(db, id, staff(caller));
    return { data: { left: await leftToFinish(db, id) } };
  }),

  route(entries.ownDates, async ({ params: { id }, caller }, { db, now }) => {
    await courseFor(db, id, staff(caller));
    return { data: await ownDatesOf(db, id, now()) };
  }),

  route(entries.courseCopy, async ({ params: { id }, caller }, { db, now }) => {
    const who = staff(caller);
    const data = await db.transaction(async (tx) => {
      await courseFor(tx, id, who);
      const copyId = await copyCourse(tx, id, { reach: who.reach, now: now() });
      const made = await courseFor(tx, copyId, who);
      await recordChange(tx, {
        by: who.userId,
        action: 'course.copy',
        subject: `course ${copyId}`,
        after: { from: id },
      });
      return withMissing(tx, made);
    });
    return { data };
  }),

  route(entries.coursePicture, async ({ params: { id }, file, caller }, { db, now, files }) => {
    const who = staff(caller);
    await courseFor(db, id, who);
    const thumbnail = await keepPicture(files.open, { folder: PICTURES, bytes: file!, size: PICTURE_SIZE });
    const data = await db.transaction((tx) =>
      setOfCourse(tx, id, { who, action: 'course.picture', set: { thumbnail }, now: now() }),
    );
    return { data };
  }),

  ...lessonFileRoutes,
  ...outlineRoutes,
  ...timingRoutes,
  ...previewRoutes,
  ...choiceRoutes,
  ...questionPoolRoutes,
];

import { learningEntries as entries } from '@suluh/api/catalogue';
import { and, eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import { ownedCourse } from '../learning/queries.ts';
import { lessonOf } from '../learning/readLessons.ts';
import { toNote } from './readLesson.ts';

/** More than anybody writes on one lesson; keeps a broken device from filling the table. */
const MOST_NOTES = 200;

/** A learner's own notes on a lesson (docs/product/learning.md#notes). */
export const noteRoutes = [
  route(entries.noteAdd, async (call, services) => {
    const { enrolment } = await ownedCourse(services, call, call.params.id);
    const now = services.now();
    const { id: lessonId } = await lessonOf(services.db, enrolment, { lessonId: call.params.lessonId, now });
    const { lessonNote } = schema;
    const mine = and(eq(lessonNote.enrolmentId, enrolment.id), eq(lessonNote.lessonId, lessonId));
    if ((await services.db.$count(lessonNote, mine)) >= MOST_NOTES) throw new ApiError('CONFLICT');
    const [note] = await services.db
      .insert(lessonNote)
      .values({ enrolmentId: enrolment.id, lessonId, ...call.body, createdAt: now, updatedAt: now })
      .returning();
    return { data: toNote(note!) };
  }),

  route(entries.noteChange, async (call, services) => {
    const { enrolment } = await ownedCourse(services, call, call.params.id);
    const { lessonNote } = schema;
    const [note] = await services.db
      .update(lessonNote)
      .set({ text: call.body.text, updatedAt: services.now() })
      .where(
        and(
          eq(lessonNote.id, call.params.noteId),
          eq(lessonNote.enrolmentId, enrolment.id),
          eq(lessonNote.lessonId, call.params.lessonId),
        ),
      )
      .returning();
    if (!note) throw new ApiError('NOT_FOUND');
    return { data: toNote(note) };
  }),

  /** One that is gone already is not there, as one of another learner is not. */
  route(entries.noteRemove, async (call, services) => {
    const { enrolment } = await ownedCourse(services, call, call.params.id);
    const { lessonNote } = schema;
    const [removed] = await services.db
      .delete(lessonNote)
      .where(
        and(
          eq(lessonNote.id, call.params.noteId),
          eq(lessonNote.enrolmentId, enrolment.id),
          eq(lessonNote.lessonId, call.params.lessonId),
        ),
      )
      .returning({ id: lessonNote.id });
    if (!removed) throw new ApiError('NOT_FOUND');
    return { data: { success: true } };
  }),
];

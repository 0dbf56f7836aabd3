import { learningEntries as entries } from '@suluh/api/catalogue';
import { and, asc, eq, sql } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import { lockEnrolment, ownedCourse } from '../learning/queries.ts';
import { lessonOf } from '../learning/readLessons.ts';
import { notesAsText } from './notesAsText.ts';
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
    const { text, atSeconds } = call.body;
    const mine = and(eq(lessonNote.enrolmentId, enrolment.id), eq(lessonNote.lessonId, lessonId));
    const same = and(
      mine,
      eq(lessonNote.text, text),
      sql`${lessonNote.atSeconds} is not distinct from ${atSeconds ?? null}::int`,
    );
    return services.db.transaction(async (tx) => {
      await lockEnrolment(tx, enrolment.id);
      const [kept] = await tx.select().from(lessonNote).where(same).limit(1); // sent again: the answer to it was lost
      if (kept) return { data: toNote(kept) };
      if ((await tx.$count(lessonNote, mine)) >= MOST_NOTES) throw new ApiError('CONFLICT');
      const [note] = await tx
        .insert(lessonNote)
        .values({ enrolmentId: enrolment.id, lessonId, text, atSeconds, createdAt: now, updatedAt: now })
        .returning();
      return { data: toNote(note!) };
    });
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

  /** Notes on lessons that were retired since are the learner's all the same. */
  route(entries.notesFile, async (call, services) => {
    const { enrolment, course } = await ownedCourse(services, call, call.params.id);
    const { lesson, lessonNote, section } = schema;
    const notes = await services.db
      .select({ lesson: lesson.title, lessonId: lesson.id, atSeconds: lessonNote.atSeconds, text: lessonNote.text })
      .from(lessonNote)
      .innerJoin(lesson, eq(lesson.id, lessonNote.lessonId))
      .innerJoin(section, eq(section.id, lesson.sectionId))
      .where(eq(lessonNote.enrolmentId, enrolment.id))
      .orderBy(
        asc(section.position),
        asc(lesson.position),
        asc(lesson.id),
        sql`${lessonNote.atSeconds} nulls first`,
        asc(lessonNote.createdAt),
      );
    const bytes = new TextEncoder().encode(notesAsText(course.fullname, notes));
    return { data: { bytes, name: `catatan-${course.slug}.md` } };
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

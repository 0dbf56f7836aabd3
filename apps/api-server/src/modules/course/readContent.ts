import { course, type courseSection } from '@suluh/api/catalogue';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { route } from '../../http/route.ts';
import { offeredCourseId } from './requireOffered.ts';

type Section = z.input<typeof courseSection>;
type Lesson = Section['lessons'][number];

/**
 * Parts of a course with their lessons, in order; a part lasts as long as its lessons together. What is not out yet is not
 * offered to try.
 */
export async function sectionsOf(db: Executor, id: number, now: Date): Promise<Section[]> {
  const { section, lesson } = schema;
  const rows = await db
    .select({ section, lesson })
    .from(section)
    .leftJoin(lesson, and(eq(lesson.sectionId, section.id), isNull(lesson.retiredAt)))
    .where(eq(section.courseId, id))
    .orderBy(asc(section.position), asc(section.id), asc(lesson.position), asc(lesson.id));
  const parts = new Map<number, Section>();
  for (const { section: part, lesson: item } of rows) {
    const known = parts.get(part.id) ?? { id: part.id, title: part.title, durationMinutes: 0, lessons: [] };
    parts.set(part.id, known);
    if (!item) continue;
    known.durationMinutes += item.durationMinutes;
    known.lessons.push({
      id: item.id,
      title: item.title,
      kind: item.kind as Lesson['kind'],
      durationMinutes: item.durationMinutes,
      isPreview: item.isPreview && item.publishedAt <= now,
    });
  }
  return [...parts.values()];
}

/** Curriculum of a course. */
export const content = route(course.content, async ({ params, programHeader }, services) => {
  const id = await offeredCourseId(services, params.id, programHeader);
  return { data: await sectionsOf(services.db, id, services.now()) };
});

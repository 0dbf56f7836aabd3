import type { Reach } from '@suluh/domain/staff';
import { eq, inArray, sql } from 'drizzle-orm';
import { copyName } from '@suluh/i18n-id/staff';
import { programmesWithin } from '../../access/scope.ts';
import { schema, type Executor } from '../../db/index.ts';
import { copyParts } from './copyParts.ts';
import { freeSlug } from './edit.ts';

/**
 * Makes another course like one, with all that it is learned by, so that it can be published as it is. Nobody sees it yet;
 * schedules and what learners made of the first stay with the first; so does where it is promoted and offered, which only who
 * may change it everywhere copies. @returns its id
 */
export async function copyCourse(
  tx: Executor,
  courseId: number,
  { reach, now }: { reach: Reach; now: Date },
): Promise<number> {
  const { course, courseCategory, courseProgram } = schema;
  const [from] = await tx.select().from(course).where(eq(course.id, courseId));
  const { id: _id, sourceId: _sourceId, source: _source, slug: _slug, createdAt: _at, ...fields } = from!;
  const fullname = copyName(from!.fullname);
  const [made] = await tx
    .insert(course)
    .values({
      ...fields,
      fullname,
      slug: await freeSlug(tx, fullname),
      isPublished: false,
      isAd: reach === 'everything' && fields.isAd,
      publishAt: null,
      unpublishAt: null,
      plannedBy: null,
      studentCount: 0,
      ratingAverage: 0,
      ratingCount: 0,
      starCounts: [0, 0, 0, 0, 0],
      version: 1,
      outlineVersion: 1,
      publishedAt: now,
      updatedAt: now,
    })
    .returning({ id: course.id });
  const id = made!.id;
  await tx.execute(
    sql`insert into ${courseCategory} (course_id, category_id, position) select ${id}, category_id, position from ${courseCategory} where course_id = ${courseId}`,
  );
  // A programme that gives its courses away, or one that shows its own alone, was not asked about this one.
  const offers = reach === 'everything' ? sql`true` : inArray(courseProgram.programId, programmesWithin(reach) ?? []);
  await tx.execute(
    sql`insert into ${courseProgram} (course_id, program_id) select ${id}, program_id from ${courseProgram} where course_id = ${courseId} and ${offers}`,
  );
  await copyParts(tx, courseId, id);
  return id;
}

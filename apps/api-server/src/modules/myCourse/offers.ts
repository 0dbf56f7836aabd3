import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { programScope } from '../course/listCourses.ts';
import { forPeopleOf } from '../course/datesFor.ts';
import type { ProgramRow } from '../program/queries.ts';
import type { Offer } from './items.ts';

interface Offered {
  userId: string;
  program: ProgramRow;
  /** Which kinds of courses. */
  kinds: SQL | undefined;
}

/**
 * What a programme offers its learner to take up: those of its courses that are not owned, newest first; where nothing is
 * sold, those that can be registered for (R14).
 * @param page rows to skip and to answer @returns those, and how many there are in all
 */
export async function offersOf(
  { db, now, courseCache: { index } }: Pick<Services, 'db' | 'now' | 'courseCache'>,
  { userId, program, kinds }: Offered,
  page: { offset: number; limit: number },
): Promise<{ offers: Offer[]; total: number }> {
  const { course, enrolment, event, partner } = schema;
  const offered = [...programScope(program).of(index).slots()].map((slot) => index.idAt(slot));
  const condition = and(
    sql`${course.id} = any(${sql.param(offered)}::int[])`,
    eq(course.isPublished, true),
    kinds,
    sql`not exists(select from ${enrolment} where ${enrolment.userId} = ${userId} and ${enrolment.courseId} = ${course.id})`,
  );
  const coming = sql`from ${event} where ${event.courseId} = ${course.id} and ${event.endAt} > ${now()} and ${event.cancelledAt} is null and ${forPeopleOf(program.id)}`;
  const [[counted], offers] = await Promise.all([
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(course)
      .innerJoin(partner, eq(partner.id, course.partnerId))
      .where(condition),
    db
      .select({
        id: course.id,
        isFull: sql<boolean>`exists(select ${coming}) and not exists(select ${coming} and ${event.seatsLeft} > 0)`,
      })
      .from(course)
      .innerJoin(partner, eq(partner.id, course.partnerId))
      .where(condition)
      .orderBy(desc(course.publishedAt), desc(course.id))
      .limit(page.limit)
      .offset(page.offset),
  ]);
  return { offers, total: counted?.total ?? 0 };
}
